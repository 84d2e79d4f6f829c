type AddListener = typeof globalThis.addEventListener

/** Records the listeners that are added to a target. @returns removes all of them. */
function trackListeners(target: Window | Document): () => void {
  const add: AddListener = target.addEventListener.bind(target)
  const added: Parameters<AddListener>[] = []
  target.addEventListener = (...input: Parameters<AddListener>) => {
    added.push(input)
    add(...input)
  }
  return () => {
    for (const [type, listener, options] of added) {
      target.removeEventListener(type, listener, options)
    }
    target.addEventListener = add
  }
}

/** Records opened broadcast channels, except those of the mocks' network. @returns closes them. */
function trackChannels(): () => void {
  const Original = globalThis.BroadcastChannel
  const opened: BroadcastChannel[] = []
  globalThis.BroadcastChannel = class extends Original {
    constructor(name: string) {
      super(name)
      if (!name.startsWith('msw:')) opened.push(this)
    }
  }
  return () => {
    for (const channel of opened) channel.close()
    globalThis.BroadcastChannel = Original
  }
}

/**
 * Milliseconds; shorter timers end on their own, and jsdom needs its timers for animation frames.
 */
const longDelay = 60_000

/**
 * Records long timers. A cache drops unused responses after minutes, and until then every mock
 * platform that it has read would stay in memory.
 * @returns stops the timers that still run.
 */
function trackTimers(): () => void {
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

/**
 * Records all listeners, channels and long timers from now on.
 * @returns removes them, so that a page of an earlier test file no longer receives events.
 */
export function trackGlobals(): () => void {
  const ends = [trackListeners(window), trackListeners(document), trackChannels(), trackTimers()]
  return () => {
    for (const end of ends) end()
  }
}
