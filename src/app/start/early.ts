/** What the inline scripts of the page noted down before the app was there. */
type Early = {
  /** From `?token=`, taken out of the address before anything was loaded (design 13). */
  porticoToken?: string
  /** `data-early` of the control that was pressed last. */
  porticoPress?: string
}

// The inline scripts write these; no other code does.
const early = globalThis as Early

/** The token that came with the address, once. */
export function takeEarlyToken(): string | undefined {
  const token = early.porticoToken
  delete early.porticoToken
  return token
}

/** Repeats the press of a control that came before the page could answer to it. */
export function repeatEarlyPress(): void {
  document.documentElement.setAttribute('data-hydrated', '')
  const name = early.porticoPress
  delete early.porticoPress
  if (name === undefined) return
  document.querySelector<HTMLElement>(`[data-early="${CSS.escape(name)}"]`)?.click()
}
