/** Counters by caller, and their sum. A caller whose count is zero uses no memory. */
type Tally = {
  of(caller: string): number
  total(): number
  add(caller: string, by: number): void
}

export function createTally(): Tally {
  const counts = new Map<string, number>()
  let total = 0
  return {
    of: (caller) => counts.get(caller) ?? 0,
    total: () => total,
    add(caller, by) {
      const count = (counts.get(caller) ?? 0) + by
      total += by
      if (count === 0) counts.delete(caller)
      else counts.set(caller, count)
    },
  }
}
