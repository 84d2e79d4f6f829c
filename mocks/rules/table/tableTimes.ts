/** Phases of the rounds that all players of a table share. They depend only on the time. */

/** Lengths of the phases of a round, in milliseconds. */
export type TableTimes = { betting: number; drawing: number; result: number }

export const usualTimes: TableTimes = { betting: 18_000, drawing: 12_000, result: 5_000 }
export const quickTimes: TableTimes = { betting: 10_000, drawing: 9_000, result: 4_000 }

/** Bets are accepted only in the phase BETTING. */
export type TablePhase = 'BETTING' | 'DRAWING' | 'RESULT'

/** Round of a table; times in milliseconds since 1970. */
export type TableRound = {
  number: number
  opensAt: number
  /** End of betting; the outcome may be shown from then on. */
  closesAt: number
  /** End of the draw; bets are settled from then on. */
  drawnAt: number
  endsAt: number
}
export type SharedRound = TableRound & { phase: TablePhase; phaseEndsAt: number }

/** Start and end times of a round. */
export function roundOf({ betting, drawing, result }: TableTimes, number: number): TableRound {
  const opensAt = number * (betting + drawing + result)
  const closesAt = opensAt + betting
  const drawnAt = closesAt + drawing
  return { number, opensAt, closesAt, drawnAt, endsAt: drawnAt + result }
}

/**
 * Round and phase at a time.
 * @param now milliseconds since 1970.
 */
export function roundAt(times: TableTimes, now: number): SharedRound {
  const { betting, drawing, result } = times
  const round = roundOf(times, Math.floor(now / (betting + drawing + result)))
  const { closesAt, drawnAt, endsAt } = round
  if (now < closesAt) return { ...round, phase: 'BETTING', phaseEndsAt: closesAt }
  if (now < drawnAt) return { ...round, phase: 'DRAWING', phaseEndsAt: drawnAt }
  return { ...round, phase: 'RESULT', phaseEndsAt: endsAt }
}
