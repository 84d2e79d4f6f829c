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
let pendingActions: (() => void)[] = []

/**
 * Starts watching a page for use, before and after its hydration.
 *
 * @returns stops watching.
 */
export function watchPageStart(): () => void {
  hydratedAt = undefined
  isUsed = false
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

/** True once the visitor has pointed, pressed, typed or scrolled since the start of the page. */
export const isPageUsed = (): boolean => isUsed
