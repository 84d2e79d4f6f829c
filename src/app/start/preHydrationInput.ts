import { notePageHydrated, notePageUse } from '../../kit/hydration/pageHydration.ts'
import { hasHydratingParts } from '../../kit/hydration/partHydration.ts'

type InlineState = {
  /** URL path for which the document was served. */
  porticoPath?: string
  /** Token from `?token=`, removed from the URL before any script loads. */
  porticoToken?: string
  /** `data-early` value of the control that was pressed last. */
  porticoPress?: string
}

// Only the scripts in scripts/inline write these properties.
const inlineState = globalThis as InlineState

/** False if Back led to another URL path before the app loaded. */
export const isAtDocument = (): boolean => inlineState.porticoPath === location.pathname

/** @returns the token of the URL at the first call; undefined afterwards */
export function takeTokenOfAddress(): string | undefined {
  const token = inlineState.porticoToken
  delete inlineState.porticoToken
  return token
}

/** Replays the last press before hydration, as soon as the pressed control is hydrated. */
export function replayInput(): void {
  const name = inlineState.porticoPress
  if (name === undefined) return
  const control = document.querySelector<HTMLElement>(`[data-early="${CSS.escape(name)}"]`)
  // A part that is still suspended may render the control when it hydrates.
  if (control === null ? hasHydratingParts() : !isHydrated(control)) return
  delete inlineState.porticoPress
  document.querySelector('[data-early][aria-busy]')?.removeAttribute('aria-busy')
  control?.click()
}

/** Marks the page as hydrated, except for its parts with `data-hydrating`. */
export function markPageHydrated(): void {
  document.documentElement.setAttribute('data-hydrated', '')
  // A press before hydration is recorded as use of the page at once, even if the pressed control is
  // not hydrated yet.
  if (inlineState.porticoPress !== undefined) notePageUse()
  replayInput()
  notePageHydrated()
}

/** Mirrors the check in scripts/inline/preHydrationInput.js. */
const isHydrated = (control: Element): boolean =>
  document.documentElement.hasAttribute('data-hydrated') && !control.closest('[data-hydrating]')
