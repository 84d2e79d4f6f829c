/**
 * Keeps an element usable while native modal dialogs are open. Content outside the topmost dialog
 * is inert, so the element is moved into that dialog, and back into the body when no dialog is
 * open. Stops when other code removes the element.
 */
export function lieOnTop(element: HTMLElement): void {
  let open: readonly HTMLDialogElement[] = []
  const place = () => {
    const isTaken = !element.isConnected && open.length === 0
    if (isTaken) return watcher.disconnect()
    const now = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')]
    // Dialogs in the order of opening. The order in the document may differ.
    const kept = open.filter((dialog) => now.includes(dialog))
    open = [...kept, ...now.filter((dialog) => !kept.includes(dialog))]
    const home = open.at(-1) ?? document.body
    if (element.parentElement !== home) home.append(element)
  }
  document.body.append(element)
  // Removing a dialog also removes the element. `place` then inserts the element again.
  const watcher = new MutationObserver(place)
  watcher.observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['open'],
  })
  place()
}
