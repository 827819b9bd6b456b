"""Many matches: plans, runners, tallies, intervals, plots. Fast where a game has a kernel, exact everywhere."""
