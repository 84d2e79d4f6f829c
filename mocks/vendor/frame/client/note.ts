/** Text that the page of a game stores. The text outlives a reload in the same tab. */

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
 * Note of the page. A sandboxed page has no storage, so the embedding portal stores the note and
 * returns it after `ready`. Until then the page sends no note, because a new note would overwrite
 * the stored one.
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
