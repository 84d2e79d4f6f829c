/** Milliseconds; so long nobody minds to wait for another's read. */
const longest = 1
/** So many times in a row a statement has to be quick until it is no more heavy. */
const quickOnes = 20
/** The store asks in far fewer ways. */
const mostStatements = 500

export type HeavyReads = {
  includes(sql: string): boolean
  /** Learns what a read took, in milliseconds, wherever it ran. */
  learn(sql: string, took: number): void
}

/**
 * Tells which statements take long, by what they took before. What a statement costs follows from
 * the rows that it meets, which its text does not say: the sums of a player's bets are those of a
 * team's too.
 */
export function createHeavyReads(): HeavyReads {
  /** How many quick ones each is away from being quick. */
  const heavy = new Map<string, number>()
  return {
    includes: (sql) => heavy.has(sql),
    learn(sql, took) {
      if (took >= longest) {
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
