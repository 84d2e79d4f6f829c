/** Milliseconds after which a page that is not shown lets its connection go. */
const quietAfter = 30_000

type PageLife = {
  /** The page is not shown; for how long, nobody knows. */
  onHidden: () => void
  /** It has been hidden for long, is about to be frozen, or goes to the browser's back cache. */
  onQuiet: () => void
  /** It is shown again; `wasQuiet` tells whether it was quiet meanwhile. */
  onShown: (wasQuiet: boolean) => void
}

/** Follows whether somebody looks at the page. @returns ends it. */
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
