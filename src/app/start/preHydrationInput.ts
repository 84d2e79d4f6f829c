import { notePageHydrated, notePageUse } from '../../kit/hydration/pageHydration.ts'
import { hasHydratingParts } from '../../kit/hydration/partHydration.ts'

type InlineState = {
  /** Path of the address that the document is of. */
  porticoPath?: string
  /** From `?token=`, taken out of the address before anything was loaded. */
  porticoToken?: string
  /** `data-early` of the control that was pressed last. */
  porticoPress?: string
}

// Only the scripts in scripts/inline write these.
const inlineState = globalThis as InlineState

/** False when Back led to another address before the app was loaded. */
export const isAtDocument = (): boolean => inlineState.porticoPath === location.pathname

/** @returns the token that came with the address, once. */
export function takeTokenOfAddress(): string | undefined {
  const token = inlineState.porticoToken
  delete inlineState.porticoToken
  return token
}

/** Repeats the last press that came before its control was hydrated, once the control is. */
export function replayInput(): void {
  const name = inlineState.porticoPress
  if (name === undefined) return
  const control = document.querySelector<HTMLElement>(`[data-early="${CSS.escape(name)}"]`)
  // A part that suspends at the moment may render the control when it is hydrated.
  if (control === null ? hasHydratingParts() : !isHydrated(control)) return
  delete inlineState.porticoPress
  document.querySelector('[data-early][aria-busy]')?.removeAttribute('aria-busy')
  control?.click()
}

/** The page is hydrated, but for its parts with `data-hydrating`. */
export function markPageHydrated(): void {
  document.documentElement.setAttribute('data-hydrated', '')
  // The press may have to wait for its part, and counts as use before it opens anything.
  if (inlineState.porticoPress !== undefined) notePageUse()
  replayInput()
  notePageHydrated()
}

/** As scripts/inline/preHydrationInput.js has it. */
const isHydrated = (control: Element): boolean =>
  document.documentElement.hasAttribute('data-hydrated') && !control.closest('[data-hydrating]')
