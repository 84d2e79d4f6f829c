import { sessionStore } from '../../../kit/storage.ts'

/** Session-storage key that marks the visit as begun. */
const visitKey = 'visitBegun'
/** Undefined before the first call in this document. */
let isFirst: boolean | undefined

/**
 * True on the first page of a visit: neither this tab nor the one whose link opened it has shown
 * another. The first call marks the visit as begun.
 */
export function isFirstPage(): boolean {
  if (isFirst === undefined) {
    // A link in a new tab starts an empty session storage, but names the page that it is on.
    const isFollowed = document.referrer.startsWith(`${location.origin}/`)
    isFirst = sessionStore.get(visitKey) === null && !isFollowed
    sessionStore.set(visitKey, '1')
  }
  return isFirst
}

/** Makes the next call that of another document, for tests. */
export function forgetPage(): void {
  isFirst = undefined
}
