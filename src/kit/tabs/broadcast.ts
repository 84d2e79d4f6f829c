import { localStore } from '../storage.ts'

/** Sends messages to the other tabs of this browser. */
export type Broadcast<Message> = { say: (message: Message) => void; close: () => void }

/**
 * Opens a named channel between tabs. Where the browser has no channels, messages go through local
 * storage, which notifies every other tab of a change.
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
      // The stored value does not come from this module.
    }
  }
  window.addEventListener('storage', read)
  return {
    say(message) {
      // The id makes equal messages two changes. Without storage a tab reaches no other tab.
      localStore.setJson(name, { message, id: crypto.randomUUID() })
      localStore.remove(name)
    },
    close: () => window.removeEventListener('storage', read),
  }
}
