import { localStore } from '../storage.ts'

/** Says something to the other tabs of this browser, and hears them. */
export type Broadcast<Message> = { say: (message: Message) => void; close: () => void }

/**
 * Opens a channel among tabs by its name. Where the browser has no channels, or refuses them, local
 * storage carries the words: it tells every other tab of a change.
 */
export function openBroadcast<Message>(
  name: string,
  hear: (message: Message) => void,
): Broadcast<Message> {
  if (typeof BroadcastChannel !== 'undefined') {
    const channel = new BroadcastChannel(name)
    channel.onmessage = ({ data }: MessageEvent<Message>) => hear(data)
    return { say: (message) => channel.postMessage(message), close: () => channel.close() }
  }
  const read = ({ key, newValue }: StorageEvent) => {
    if (key !== name || newValue === null) return
    try {
      hear(JSON.parse(newValue).message)
    } catch {
      // Not ours.
    }
  }
  window.addEventListener('storage', read)
  return {
    say(message) {
      // The same words twice are two changes. Without storage every tab is on its own.
      localStore.setJson(name, { message, id: crypto.randomUUID() })
      localStore.remove(name)
    },
    close: () => window.removeEventListener('storage', read),
  }
}
