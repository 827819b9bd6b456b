### The command `tacora odds`. $edition (schmidt, incan, iello) chooses the words on the box.

odds-cave = { $edition ->
    [incan] Temple { $number }
   *[other] Cave { $number }
}
odds-path = On the path: { $cards }
odds-nothing = nothing yet
odds-purse = { $inside ->
    [one] One explorer inside, carrying { $carried }
   *[other] { $inside } explorers inside, each carrying { $carried }
}; { $left } left on the path
odds-next = The next card strikes
odds-cards = ({ $of } of { $all } cards)
odds-percent = { $number }%
odds-one-more = Carried on average after one more card, if all stay
odds-leave = { $others ->
    [0] Leaving now, alone
    [one] Leaving now with one other
   *[other] Leaving now with { $others } others
}
odds-alone = { $edition ->
    [incan] Alone from now on, this temple
   *[other] Alone from now on, this cave
}
odds-alone-match = { $edition ->
    [incan] Alone from now on, this and all later temples
   *[other] Alone from now on, this and all later caves
}
odds-stay = stay: { $gems } on average
odds-leave-now = leave: { $gems } on average
odds-too-large = this deck is too large for an exact answer
odds-never = No hazard can strike any more.
odds-bust-title = If nobody leaves, the card that strikes
odds-card-number = Card
odds-strikes = Strikes
odds-by-then = By then

error-odds-too-large = This deck is too large for an exact answer: more than { $states } positions.
error-bot-not-fast = The compiled engine cannot play the bot “{ $bot }”; use --engine reference.
error-invalid-position-card = The deck does not hold the card “{ $card }” any more.
error-invalid-position-over = The second “{ $card }” has already ended the expedition.
error-invalid-position-number = The number { $name } cannot be { $value }. Expected: { $minimum } to { $maximum }.
