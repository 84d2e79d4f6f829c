/** The domain's clock, which a developer or a test can put forward. */
export type Clock = {
  /** Milliseconds since 1970, UTC. */
  now(): number
  /** @param milliseconds how far to go on; negative to go back. */
  advance(milliseconds: number): void
  /** Back to the real time. */
  reset(): void
  /** Milliseconds between the real time and this clock's. */
  offset(): number
}

const storageKey = 'portico.mocks.clock'

/** A clock that runs with the real one. With a storage, it keeps its distance over a reload. */
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
