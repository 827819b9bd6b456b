// Reads cases as JSON from standard input and writes what the browser's modules make of them.
// Run by test_board_follow.py where Node is installed; the same cases run in Chromium elsewhere.
import { check } from "./boardcases.mjs";

let text = "";
for await (const part of process.stdin) text += part;
const { base, cases } = JSON.parse(text);
process.stdout.write(JSON.stringify(await check(base, cases)));
