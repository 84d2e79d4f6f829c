/** Milliseconds after which a hidden page closes its connection. */
const quietAfter = 30_000

type PageLife = {
  /** The page was hidden, for an unknown time. */
  onHidden: () => void
  /** The page has been hidden for long, is about to be frozen, or enters the back/forward cache. */
  onQuiet: () => void
  /** The page is visible again; `wasQuiet` is true when `onQuiet` was called before. */
  onShown: (wasQuiet: boolean) => void
}

/** Follows the visibility of the page. @returns stops following. */
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
