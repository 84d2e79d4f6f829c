import { sessionStore } from '../../../kit/storage.ts'

/** Session-storage key that marks the visit as begun. */
const visitKey = 'visitBegun'
/** Undefined before the first call in this document. */
let isFirst: boolean | undefined

/**
 * True on the first page of a visit: this tab has shown no other page, and no page of the portal
 * linked to this one. The first call marks the visit as begun.
 */
export function isFirstPage(): boolean {
  if (isFirst === undefined) {
    // A tab opened by a link starts with empty session storage, but its referrer is the linking
    // page.
    const isFollowed = document.referrer.startsWith(`${location.origin}/`)
    isFirst = sessionStore.get(visitKey) === null && !isFollowed
    sessionStore.set(visitKey, '1')
  }
  return isFirst
}

/** Resets the state to that of a new document, for tests. */
export function forgetPage(): void {
  isFirst = undefined
}
