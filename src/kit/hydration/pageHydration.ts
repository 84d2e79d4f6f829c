import { sessionStore } from '../storage.ts'

/** Events that count as use of the page. */
const signsOfUse = [
  'pointermove',
  'pointerdown',
  'click',
  'keydown',
  'wheel',
  'touchmove',
  // Includes scrolling by the scroll bar, and scroll positions that the browser or the router
  // restores: a visitor who continues to read there uses the page.
  'scroll',
] as const

/** Milliseconds, on the time base of `performance.now()`. */
let hydratedAt: number | undefined
let isUsed = false
let isFirst = false
let pendingActions: (() => void)[] = []

/** Session-storage key that marks the visit as begun. */
const visitKey = 'visitBegun'

/**
 * Starts watching a page for use, before and after its hydration, and notes that the visit has
 * begun.
 *
 * @returns stops watching.
 */
export function watchPageStart(): () => void {
  hydratedAt = undefined
  isUsed = false
  // A link in a new tab starts an empty session storage, but names the page that it is on.
  const isFollowed = document.referrer.startsWith(`${location.origin}/`)
  isFirst = sessionStore.get(visitKey) === null && !isFollowed
  sessionStore.set(visitKey, '1')
  pendingActions = []
  const stop = () => {
    for (const type of signsOfUse) removeEventListener(type, note, true)
  }
  const note = () => {
    notePageUse()
    stop()
  }
  for (const type of signsOfUse) addEventListener(type, note, { capture: true, passive: true })
  return stop
}

/** Notes a use of the page that the listeners of this module do not receive. */
export function notePageUse(): void {
  isUsed = true
}

export function notePageHydrated(): void {
  hydratedAt ??= performance.now()
  const actions = pendingActions
  pendingActions = []
  for (const act of actions) act()
}

/**
 * Calls `act` once the page is hydrated; at once when it is already.
 *
 * @returns cancels the call
 */
export function whenPageHydrated(act: () => void): () => void {
  if (hydratedAt !== undefined) {
    act()
    return () => {}
  }
  pendingActions.push(act)
  return () => {
    pendingActions = pendingActions.filter((each) => each !== act)
  }
}

/** @returns milliseconds; 0 before hydration. */
export const timeSinceHydration = (): number =>
  hydratedAt === undefined ? 0 : performance.now() - hydratedAt

/**
 * True once the visitor has pointed, pressed, typed or scrolled on the page. The browser's own
 * record covers the time before `watchPageStart`.
 */
export const isPageUsed = (): boolean =>
  isUsed || scrollY > 0 || navigator.userActivation?.hasBeenActive === true

/** True on the first page of a visit: this tab, or the one that opened it, has shown none before. */
export const isFirstPage = (): boolean => isFirst
