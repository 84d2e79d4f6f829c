/** Longest read in milliseconds that may run on the event loop. */
const maxDuration = 1
/** Number of fast reads in a row after which a statement is no longer heavy. */
const quickOnes = 20
/** Maximum of tracked statements. The store uses far fewer. */
const mostStatements = 500

export type HeavyReads = {
  includes(sql: string): boolean
  /** Records the duration of a read in milliseconds, in whichever thread it ran. */
  learn(sql: string, took: number): void
}

/**
 * Predicts which statements are slow from their previous durations. The cost depends on the matched
 * rows, which the text does not reveal: the same sum runs over a player's bets and a team's.
 */
export function createHeavyReads(): HeavyReads {
  /** Fast reads that each statement still needs until it is no longer heavy. */
  const heavy = new Map<string, number>()
  return {
    includes: (sql) => heavy.has(sql),
    learn(sql, took) {
      if (took >= maxDuration) {
        if (heavy.size >= mostStatements) heavy.clear()
        heavy.set(sql, quickOnes)
        return
      }
      const left = (heavy.get(sql) ?? 1) - 1
      if (left > 0) heavy.set(sql, left)
      else heavy.delete(sql)
    },
  }
}
