/** Events that show that somebody uses the page; a pointer that only moves does not. */
const signsOfUse = [
  'pointerdown',
  'click',
  'keydown',
  'wheel',
  'touchmove',
  // Also by a scroll bar, and where the browser or the router goes back to a place on the page:
  // somebody who reads on there uses the page.
  'scroll',
] as const

/** Milliseconds, as `performance.now()` has them. */
let hydratedAt: number | undefined
let isUsed = false
let waiting: (() => void)[] = []

/**
 * Watches a page from its start on: its use, before it is hydrated and after.
 *
 * @returns stops watching.
 */
export function watchPageStart(): () => void {
  hydratedAt = undefined
  isUsed = false
  waiting = []
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

/** Notes use of the page that no listener here catches. */
export function notePageUse(): void {
  isUsed = true
}

export function notePageHydrated(): void {
  hydratedAt ??= performance.now()
  const actions = waiting
  waiting = []
  for (const act of actions) act()
}

/**
 * Acts once the page is hydrated; at once when it is already.
 *
 * @returns calls it off
 */
export function whenPageHydrated(act: () => void): () => void {
  if (hydratedAt !== undefined) {
    act()
    return () => {}
  }
  waiting.push(act)
  return () => {
    waiting = waiting.filter((each) => each !== act)
  }
}

/** @returns milliseconds; 0 before hydration. */
export const timeSinceHydration = (): number =>
  hydratedAt === undefined ? 0 : performance.now() - hydratedAt

/** True once somebody has pressed, typed or scrolled since the page began to start. */
export const isPageUsed = (): boolean => isUsed
