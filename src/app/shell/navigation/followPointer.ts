import type { NavigationType } from '../../../features/games/navigation/navigationRules.ts'

/**
 * Milliseconds for which a pointer rests on an entry before its drop-down opens: passing over opens
 * nothing.
 */
const intent = 120
/**
 * Longer delay while another drop-down is open, since the pointer crosses neighbouring entries on
 * its way into that drop-down.
 */
const intentToSwitch = 200
/** Milliseconds for which a drop-down stays open after the pointer has left. */
const grace = 240

type DropDown = {
  /** Game type whose drop-down is open. */
  current: () => NavigationType | undefined
  open: (type: NavigationType | undefined) => void
  hasDropDown: (type: string | undefined) => type is NavigationType
}

/** Entry of the top navigation that contains an event's target. */
export const entryOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('li[data-type]') : null

/**
 * Opens and closes drop-downs as a mouse moves over the bar (HEAD-33). After a click on the link of
 * an entry, the drop-down of that entry does not open until the mouse has left the entry.
 * @param under element on which the mouse already rests
 * @returns a function that removes the handlers
 */
export function followPointer(
  bar: HTMLElement,
  { current, open, hasDropDown }: DropDown,
  under: EventTarget | null,
) {
  const over = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  let followed: string | undefined
  const later = (type: NavigationType | undefined, milliseconds: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => open(type), milliseconds)
  }
  const options = { signal: over.signal }
  const rest = (target: EventTarget | null) => {
    const type = entryOf(target)?.dataset.type
    const isOpen = current()
    if (type !== followed) followed = undefined
    if (type === undefined || type === followed || type === isOpen) clearTimeout(timer)
    else if (hasDropDown(type)) later(type, isOpen === undefined ? intent : intentToSwitch)
    else later(undefined, grace)
  }
  bar.addEventListener(
    'pointerover',
    ({ pointerType, target }) => {
      if (pointerType !== 'touch') rest(target)
    },
    options,
  )
  bar.addEventListener(
    'pointerleave',
    ({ pointerType }) => {
      followed = undefined
      if (pointerType !== 'touch') later(undefined, grace)
    },
    options,
  )
  bar.addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof Element) || target.closest('li > a') === null) return
      followed = entryOf(target)?.dataset.type
      clearTimeout(timer)
    },
    options,
  )
  if (under) rest(under)
  return () => {
    clearTimeout(timer)
    over.abort()
  }
}
