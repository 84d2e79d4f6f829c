/**
 * Keeps an element usable while dialogs of the browser's own kind are open: nobody can reach what
 * lies outside the topmost, so the element lies in it, and in the body while none is open. Ends
 * when something takes it out of the body.
 */
export function lieOnTop(element: HTMLElement): void {
  let open: readonly HTMLDialogElement[] = []
  const place = () => {
    const isTaken = !element.isConnected && open.length === 0
    if (isTaken) return watcher.disconnect()
    const now = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')]
    // In the order in which they opened, which may not be that of the document.
    const kept = open.filter((dialog) => now.includes(dialog))
    open = [...kept, ...now.filter((dialog) => !kept.includes(dialog))]
    const home = open.at(-1) ?? document.body
    if (element.parentElement !== home) home.append(element)
  }
  document.body.append(element)
  // A dialog that leaves the page takes along what lies in it.
  const watcher = new MutationObserver(place)
  watcher.observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['open'],
  })
  place()
}
