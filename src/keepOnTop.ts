/**
 * Keeps a developer tool inside the topmost open dialog, because a modal dialog makes the rest of
 * the page inert.
 * @param isShown returns true while the tool should be in the page
 */
export function keepOnTop(tool: Element, isShown: () => boolean = () => true): void {
  const place = () => {
    const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
    if (isShown() && tool.parentElement !== top) top.append(tool)
  }
  // Dialogs are added to the body when they open and removed when they close.
  new MutationObserver(place).observe(document.body, { childList: true })
}
