import type { NavigationType } from '../../../features/games/navigation/navigationRules.ts'

/**
 * Milliseconds that a pointer rests on an entry before its drop-down opens: passing over opens
 * nothing.
 */
const intent = 120
/** The same while another one is open, which a pointer crosses on its way into the drop-down. */
const intentToSwitch = 200
/** Milliseconds that a drop-down stays when the pointer has left. */
const grace = 240

type DropDown = {
  /** Whose is open. */
  current: () => NavigationType | undefined
  open: (type: NavigationType | undefined) => void
  hasDropDown: (type: string | undefined) => type is NavigationType
}

/** The entry of the top navigation that something lies in. */
export const entryOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('li[data-type]') : null

/**
 * Opens and closes drop-downs as a mouse moves over the bar (HEAD-33). One that rests on an entry
 * whose link it pressed opens nothing over the page that was asked for, until it has left.
 * @param under what the mouse rests on already.
 * @returns ends it.
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
