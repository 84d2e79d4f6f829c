/** Rules that a market sets for playing games. */

export type PlayRules = {
  autoplay: boolean
  quickSpin: boolean
  /** Minimum duration of a spin in seconds, with one decimal. */
  shortestSpin: string
  celebratesSmallWins: boolean
}

/** Rules of a licence that restricts nothing. */
export const freePlay: PlayRules = {
  autoplay: true,
  quickSpin: true,
  shortestSpin: '0.0',
  celebratesSmallWins: true,
}

/** Boolean rules. A rule that is true allows something. */
export const playSwitches = ['autoplay', 'quickSpin', 'celebratesSmallWins'] as const

/** The stricter of two sets of rules, rule by rule. */
export const stricterPlay = (one: PlayRules, other: PlayRules): PlayRules => ({
  autoplay: one.autoplay && other.autoplay,
  quickSpin: one.quickSpin && other.quickSpin,
  shortestSpin:
    Number(one.shortestSpin) < Number(other.shortestSpin) ? other.shortestSpin : one.shortestSpin,
  celebratesSmallWins: one.celebratesSmallWins && other.celebratesSmallWins,
})

export const isSamePlay = (one: PlayRules, other: PlayRules): boolean =>
  playSwitches.every((name) => one[name] === other[name]) &&
  Number(one.shortestSpin) === Number(other.shortestSpin)
