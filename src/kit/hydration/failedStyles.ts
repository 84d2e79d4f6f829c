/** Addresses of style sheets that failed to load. */
const failed = new Set<string>()

/**
 * Removes style sheets that failed to load and remembers them: Vite fetches each only once, so that
 * a chunk that is tried again would show without its styles.
 */
export function watchStyles(): void {
  document.addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return
      failed.add(target.href)
      target.remove()
    },
    // The event of an element that fails to load does not bubble.
    { capture: true },
  )
}

let loading: Promise<unknown> | undefined

/**
 * Fetches the style sheets that failed to load again.
 * @returns rejects when one fails again; undefined where none has failed
 */
export function loadFailedStyles(): Promise<unknown> | undefined {
  if (failed.size > 0) {
    loading ??= Promise.all([...failed].map(loadStyle)).finally(() => {
      loading = undefined
    })
  }
  return loading
}

function loadStyle(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.crossOrigin = ''
    link.href = href
    link.addEventListener('load', () => {
      failed.delete(href)
      resolve()
    })
    link.addEventListener('error', () => reject(new Error('A style sheet did not load')))
    document.head.append(link)
  })
}
