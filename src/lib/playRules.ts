/** Rules of a market on how games are played. */

export type PlayRules = {
  autoplay: boolean
  quickSpin: boolean
  /** Seconds with one decimal. */
  shortestSpin: string
  celebratesSmallWins: boolean
}

/** Rules of a licence that has none. */
export const freePlay: PlayRules = {
  autoplay: true,
  quickSpin: true,
  shortestSpin: '0.0',
  celebratesSmallWins: true,
}

/** Names of the rules that allow something. */
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
