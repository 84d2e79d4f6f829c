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

/** Time of the hydration on the time base of `performance.now()`, in milliseconds. */
let hydratedAt: number | undefined
let isUsed = false
let pendingActions: (() => void)[] = []

/**
 * True if the event shows that a visitor uses the page. A scroll event counts only for the
 * document, since a carousel also scrolls on its own. It also counts if the browser or the router
 * restores a scroll position: the visitor continues to read there.
 */
const isUse = ({ type, target }: Event): boolean => type !== 'scroll' || target === document

/**
 * Starts to watch the page for use, before and after its hydration.
 * @returns a function that stops watching
 */
export function watchPageStart(): () => void {
  hydratedAt = undefined
  isUsed = false
  pendingActions = []
  return listenForUse(notePageUse)
}

/**
 * Calls `act` at the next use of the page.
 * @returns a function that cancels the call
 */
export function listenForUse(act: () => void): () => void {
  const stop = () => {
    for (const type of signsOfUse) removeEventListener(type, note, true)
  }
  const note = (event: Event) => {
    if (!isUse(event)) return
    act()
    stop()
  }
  for (const type of signsOfUse) addEventListener(type, note, { capture: true, passive: true })
  return stop
}

/** Records a use of the page that this module's listeners do not receive. */
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
 * Calls `act` when the page is hydrated, or immediately if the page is hydrated already.
 * @returns a function that cancels the call
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

/** True if the visitor has used pointer, keyboard or scrolling since the page opened. */
export const isPageUsed = (): boolean => isUsed
