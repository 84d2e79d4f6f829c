/** Events that count as use of the page. */
const signsOfUse = [
  'pointermove',
  'pointerdown',
  'click',
  'keydown',
  'wheel',
  'touchmove',
  'scroll',
] as const

/** Milliseconds, on the time base of `performance.now()`. */
let hydratedAt: number | undefined
let isUsed = false
let pendingActions: (() => void)[] = []

/**
 * True for an event that shows that somebody uses the page. Scrolling of the page counts, by the
 * scroll bar or to a position that the browser or the router restores: a visitor who continues to
 * read there uses the page. A carousel or a list of links also scrolls on its own.
 */
const isUse = ({ type, target }: Event): boolean => type !== 'scroll' || target === document

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
  const note = (event: Event) => {
    if (!isUse(event)) return
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
