import { noteAwake, noteUse } from '../../kit/waking/waking.ts'

/** What the inline scripts of the page noted down before the app was there. */
type Early = {
  /** Of the address that the document is of. */
  porticoPath?: string
  /** From `?token=`, taken out of the address before anything was loaded. */
  porticoToken?: string
  /** `data-early` of the control that was pressed last. */
  porticoPress?: string
}

// The inline scripts write these; no other code does.
const early = globalThis as Early

/** Whether the address is the document's still: Back may have led to another before the app came. */
export const isAtDocument = (): boolean => early.porticoPath === location.pathname

/** The token that came with the address, once. */
export function takeEarlyToken(): string | undefined {
  const token = early.porticoToken
  delete early.porticoToken
  return token
}

/**
 * Repeats the press of a control that came before the page, or the part of it around the control,
 * could answer.
 */
export function repeatEarlyPress(): void {
  const name = early.porticoPress
  if (name === undefined) return
  const control = document.querySelector<HTMLElement>(`[data-early="${CSS.escape(name)}"]`)
  // A part that is not there at the moment may bring the control when it wakes up.
  const isComing = control === null && document.querySelector('[data-waking]') !== null
  if (isComing || (control !== null && isAsleep(control))) return
  delete early.porticoPress
  document.querySelector('[data-early][aria-busy]')?.removeAttribute('aria-busy')
  control?.click()
}

/** The page answers from now on, but for parts that are still waking up. */
export function pageIsAwake(): void {
  document.documentElement.setAttribute('data-hydrated', '')
  // Its part may be waking up still, and what it opens comes later.
  if (early.porticoPress !== undefined) noteUse()
  repeatEarlyPress()
  noteAwake()
}

/** The inline script asks the same. */
const isAsleep = (control: Element): boolean =>
  !document.documentElement.hasAttribute('data-hydrated') ||
  control.closest('[data-waking]') !== null
