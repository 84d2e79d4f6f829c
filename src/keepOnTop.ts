/**
 * Keeps a developer's tool above the portal's dialogs: while one is open, the browser lets nobody
 * use what is not within the topmost.
 *
 * @param isShown whether the tool is to be in the page at all
 */
export function keepOnTop(tool: Element, isShown: () => boolean = () => true): void {
  const place = () => {
    const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
    if (isShown() && tool.parentElement !== top) top.append(tool)
  }
  // Dialogs are put into the body when they open, and taken out when they close.
  new MutationObserver(place).observe(document.body, { childList: true })
}
