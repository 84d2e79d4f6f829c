/** Duration in milliseconds from which a read is too slow for the event loop. */
const maxDuration = 1
/** Number of fast runs in a row after which a statement is no longer heavy. */
const quickOnes = 20
/** Maximum number of heavy statements that are tracked. The store uses far fewer. */
const mostStatements = 500

export type HeavyReads = {
  includes(sql: string): boolean
  /** Records the duration of a read in milliseconds, whether on the event loop or in the thread. */
  learn(sql: string, took: number): void
}

/**
 * Predicts from earlier durations which statements are slow. The SQL text does not reveal the
 * duration: the same statement sums the bets of one player or of a whole team.
 */
export function createHeavyReads(): HeavyReads {
  /**
   * Heavy statements, each with the number of further fast runs after which it is no longer heavy.
   */
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
