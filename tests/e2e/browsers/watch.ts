/**
 * The watch over a page whose browser tells its driver nothing of errors. It stands before every
 * other script of the document, keeps what it hears in the tab, and hands it out when asked.
 */

const storageKey = 'errorsOfTheStory'

/** In the page. */
function watchPage(key: string): void {
  const keep = (error: string): void => {
    try {
      const before: string[] = JSON.parse(sessionStorage.getItem(key) ?? '[]')
      sessionStorage.setItem(key, JSON.stringify([...before, error]))
    } catch {
      // A frame without our origin has no storage.
    }
  }
  addEventListener(
    'error',
    (event) => {
      const { message, target } = event
      const source = target instanceof Element ? target.outerHTML : `${event.error?.stack}`
      keep(`error: ${message ?? 'not loaded'} ${source}`)
    },
    true,
  )
  addEventListener('unhandledrejection', ({ reason }) => {
    keep(`unhandled rejection: ${reason} ${reason?.stack ?? ''}`)
  })
  addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective, blockedURI, sample, sourceFile, lineNumber }) => {
      keep(['refused:', effectiveDirective, blockedURI, sample, sourceFile, lineNumber].join(' '))
    },
    true,
  )
  const { console: page } = globalThis
  const write = page.error
  page.error = (...args: unknown[]) => {
    keep(`console: ${args.map(String).join(' ')}`)
    write.apply(page, args)
  }
}

/** The script to put into a document. */
export const watchScript = `(${watchPage})(${JSON.stringify(storageKey)})`

/** In the page: what was heard in this tab. */
export const readWatch = [
  (key: string): string[] => JSON.parse(sessionStorage.getItem(key) ?? '[]'),
  storageKey,
] as const
