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

/**
 * Records by what a page hears of the rest of the world from now on.
 * @returns ends it, so that a page of an earlier test file hears nothing any more.
 */
export function trackGlobals(): () => void {
  const ends = [trackListeners(window), trackListeners(document), trackChannels()]
  return () => {
    for (const end of ends) end()
  }
}
