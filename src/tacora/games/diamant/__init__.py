"""Diamant / Incan Gold (Alan R. Moon and Bruno Faidutti): every printed edition, by the book."""
