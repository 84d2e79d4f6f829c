/** URLs of style sheets that failed to load. */
const failed = new Set<string>()

/**
 * Removes style sheets that fail to load and stores their URLs. Vite requests a style sheet only
 * once, so a retried chunk would otherwise be shown without its styles.
 */
export function watchStyles(): void {
  document.addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return
      failed.add(target.href)
      target.remove()
    },
    // The error event of an element does not bubble.
    { capture: true },
  )
}

let loading: Promise<unknown> | undefined

/**
 * Loads the failed style sheets again.
 * @returns a promise that rejects if one of them fails again; undefined if none has failed
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
