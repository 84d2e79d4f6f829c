import { localStore } from '../storage.ts'

/** Channel to the other tabs of this browser. */
export type Broadcast<Message> = { say: (message: Message) => void; close: () => void }

/**
 * Opens a named channel between tabs. Without `BroadcastChannel`, messages go through local
 * storage: the browser notifies all other tabs of each change in it.
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
      // Ignores an invalid value that another script has stored under this name.
    }
  }
  window.addEventListener('storage', read)
  return {
    say(message) {
      // The id makes two equal messages different, since the browser reports only changes. Without
      // local storage, no other tab is reached.
      localStore.setJson(name, { message, id: crypto.randomUUID() })
      localStore.remove(name)
    },
    close: () => window.removeEventListener('storage', read),
  }
}
