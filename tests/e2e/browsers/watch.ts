/**
 * Error recorder for a browser whose driver reports no errors. The script runs before every other
 * script of a document, stores errors in the tab's session storage, and returns them on request.
 */

const storageKey = 'errorsOfTheStory'

/** Stores errors in session storage. Runs in the page. */
function watchPage(key: string): void {
  const keep = (error: string): void => {
    try {
      const before: string[] = JSON.parse(sessionStorage.getItem(key) ?? '[]')
      sessionStorage.setItem(key, JSON.stringify([...before, error]))
    } catch {
      // A frame of another origin has no storage.
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

/** Script to insert into each document. */
export const watchScript = `(${watchPage})(${JSON.stringify(storageKey)})`

/** Runs in the page. Returns the errors recorded in this tab. */
export const readWatch = [
  (key: string): string[] => JSON.parse(sessionStorage.getItem(key) ?? '[]'),
  storageKey,
] as const
