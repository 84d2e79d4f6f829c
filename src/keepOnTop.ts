/**
 * Keeps a developer's tool above the portal's dialogs: while a modal dialog is open, only its
 * content is interactive.
 *
 * @param isShown returns true while the tool is to be in the page
 */
export function keepOnTop(tool: Element, isShown: () => boolean = () => true): void {
  const place = () => {
    const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
    if (isShown() && tool.parentElement !== top) top.append(tool)
  }
  // Dialogs are added to the body when they open and removed when they close.
  new MutationObserver(place).observe(document.body, { childList: true })
}
