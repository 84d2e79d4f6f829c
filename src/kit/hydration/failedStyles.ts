/** Addresses of style sheets that failed to load. */
const failed = new Set<string>()

/**
 * Takes style sheets that failed to load out of the page and remembers them: Vite asks for each only
 * once, so that a part that is tried again would show without its styles.
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
 * Asks again for the style sheets that failed to load.
 * @returns until they are there; undefined where none is missing. Rejects when one fails again.
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
