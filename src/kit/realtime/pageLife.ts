/** Milliseconds after which a hidden page closes its connection. */
const quietAfter = 30_000

type PageLife = {
  /** Called each time the page is hidden, however briefly. */
  onHidden: () => void
  /** Called when the page has been hidden for long, is about to be frozen, or is left. */
  onQuiet: () => void
  /** Called when the page is visible again. `wasQuiet` is true if `onQuiet` was called before. */
  onShown: (wasQuiet: boolean) => void
}

/**
 * Observes the visibility of the page.
 * @returns a function that stops observing
 */
export function followPageLife({ onHidden, onQuiet, onShown }: PageLife): () => void {
  const over = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isQuiet = false

  const rest = () => {
    clearTimeout(timer)
    if (isQuiet) return
    isQuiet = true
    onQuiet()
  }
  const look = () => {
    clearTimeout(timer)
    if (document.visibilityState === 'hidden') {
      onHidden()
      timer = setTimeout(rest, quietAfter)
      return
    }
    const wasQuiet = isQuiet
    isQuiet = false
    onShown(wasQuiet)
  }
  const options = { signal: over.signal }
  document.addEventListener('visibilitychange', look, options)
  document.addEventListener('freeze', rest, options)
  window.addEventListener('pagehide', rest, options)
  window.addEventListener('pageshow', (event) => event.persisted && look(), options)
  return () => {
    over.abort()
    clearTimeout(timer)
  }
}
