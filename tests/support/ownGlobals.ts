type AddListener = typeof globalThis.addEventListener

/** Records what is added to a target by its own method. @returns removes all of it. */
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

/** Records the channels that are opened, but for those of the mocks' network. @returns closes them. */
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

/** Milliseconds; shorter timers end by themselves, and jsdom needs its own for animation frames. */
const longDelay = 60_000

/**
 * Records the timers that run for long. A cache drops what nobody shows after minutes, and until
 * then each platform of the mocks that it has read would stay in memory.
 * @returns stops those that still run.
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
 * Records by what a page hears of the rest of the domain from now on.
 * @returns ends it, so that a page of an earlier test file hears nothing any more.
 */
export function trackGlobals(): () => void {
  const ends = [trackListeners(window), trackListeners(document), trackChannels(), trackTimers()]
  return () => {
    for (const end of ends) end()
  }
}
