/** The domain's clock. Developers and tests can move this clock. */
export type Clock = {
  /** Current time in milliseconds since 1970, UTC. */
  now(): number
  /** @param milliseconds how far the clock moves; negative moves it back. */
  advance(milliseconds: number): void
  /** Returns to the real time. */
  reset(): void
  /** Difference from the real time, in milliseconds. */
  offset(): number
}

const storageKey = 'portico.mocks.clock'

/** Creates a clock that runs at real speed. With a storage, its offset survives a reload. */
export function createClock(storage?: Pick<Storage, 'getItem' | 'setItem'>): Clock {
  const stored = Number(storage?.getItem(storageKey) ?? 0)
  let offset = Number.isFinite(stored) ? stored : 0
  const set = (value: number) => {
    offset = value
    storage?.setItem(storageKey, String(value))
  }
  return {
    now: () => Date.now() + offset,
    advance: (milliseconds) => set(offset + milliseconds),
    reset: () => set(0),
    offset: () => offset,
  }
}
