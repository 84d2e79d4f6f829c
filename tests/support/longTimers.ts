/**
 * Shortest delay of recorded timers, in milliseconds. Shorter timers are not recorded: they end on
 * their own, and jsdom's timers for animation frames must not be stopped.
 */
const longDelay = 60_000

/**
 * Records long timers, so that they can be stopped. A cache drops unused responses after minutes,
 * and until then its timers would keep every mock platform in memory.
 * @returns a function that stops the timers that still run.
 */
export function trackTimers(): () => void {
  const original = globalThis.setTimeout
  const started = new Set<WeakRef<NodeJS.Timeout>>()
  const start = (run: () => void, delay = 0, ...input: []) => {
    const timer = original(run, delay, ...input)
    if (delay >= longDelay) started.add(new WeakRef(timer))
    return timer
  }
  globalThis.setTimeout = Object.assign(start, original)
  return () => {
    for (const timer of started) clearTimeout(timer.deref())
    globalThis.setTimeout = original
  }
}
