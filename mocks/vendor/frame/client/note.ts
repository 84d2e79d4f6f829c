/** Note of a page: a text that outlives a reload in the same tab, until the session ends. */

export type NoteMessage = { portico: 'note'; note: string }

export type Note = {
  /** Calls the listener once with the stored note, if there is one. */
  onRead(listener: (note: string) => void): void
  write(note: string): void
}

const storageKey = 'portico.note'

/** Storage of a page in its own window; undefined if the browser refuses it. */
function ownStorage(): Storage | undefined {
  try {
    return window.sessionStorage
  } catch {
    return undefined
  }
}

const ownNote: Note = {
  onRead(listener) {
    const note = ownStorage()?.getItem(storageKey)
    if (note) listener(note)
  },
  write: (note) => ownStorage()?.setItem(storageKey, note),
}

/**
 * Note of the page. The embedding portal stores it, because a sandboxed page has no storage, and
 * returns it after `ready`. Until the stored note has arrived, the page sends none, because a new
 * note would overwrite it.
 */
export function createNote(send: (message: NoteMessage) => void): Note {
  if (window.parent === window) return ownNote
  const listeners: ((note: string) => void)[] = []
  let isRead = false
  let unsent: string | undefined
  window.addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
    if (source !== window.parent || isRead) return
    const { portico, note } = Object(data)
    if (portico !== 'note') return
    isRead = true
    if (typeof note === 'string') for (const listener of listeners) listener(note)
    else if (unsent !== undefined) send({ portico: 'note', note: unsent })
  })
  return {
    onRead: (listener) => void listeners.push(listener),
    write(note) {
      unsent = note
      if (isRead) send({ portico: 'note', note })
    },
  }
}
