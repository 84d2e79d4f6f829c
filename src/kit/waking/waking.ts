/** What shows that somebody uses the page; a pointer that only moves does not. */
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

/** When the page began to answer, in milliseconds as `performance.now()` has them. */
let awakeSince: number | undefined
let isUsed = false
let waiting: (() => void)[] = []

/**
 * Begins to watch a page that starts: whether somebody uses it, before it answers and after.
 *
 * @returns stops watching.
 */
export function watchWaking(): () => void {
  awakeSince = undefined
  isUsed = false
  waiting = []
  const stop = () => {
    for (const type of signsOfUse) removeEventListener(type, note, true)
  }
  const note = () => {
    noteUse()
    stop()
  }
  for (const type of signsOfUse) addEventListener(type, note, { capture: true, passive: true })
  return stop
}

/** Somebody uses the page, in a way that is not heard here. */
export function noteUse(): void {
  isUsed = true
}

/** The page answers from now on. */
export function noteAwake(): void {
  awakeSince ??= performance.now()
  const actions = waiting
  waiting = []
  for (const act of actions) act()
}

/**
 * Acts once the page answers; at once when it does already.
 *
 * @returns calls it off
 */
export function whenAwake(act: () => void): () => void {
  if (awakeSince !== undefined) {
    act()
    return () => {}
  }
  waiting.push(act)
  return () => {
    waiting = waiting.filter((each) => each !== act)
  }
}

/** Milliseconds since the page answers; 0 before that. */
export const awakeFor = (): number =>
  awakeSince === undefined ? 0 : performance.now() - awakeSince

/** Whether somebody has pressed, typed or scrolled since the page began to start. */
export const isPageUsed = (): boolean => isUsed
