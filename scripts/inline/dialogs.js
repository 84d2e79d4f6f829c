// Opens and closes the dialogs that the document carries, before any code is there and after. What is open stands in
// the history entry, where the app keeps it too: a press cannot get lost on the way to the app, and Back closes it.
;(() => {
  const root = document.documentElement
  /** Going back takes a moment; a second Escape meanwhile must not leave the page. */
  let isLeaving = false
  /** Tells one opening of a dialog from the next. */
  let turns = 0

  const modals = () => {
    const kept = history.state?.modals
    return Array.isArray(kept) ? kept : []
  }
  const openDialog = () => document.querySelector('dialog[data-dialog]')

  /** The parser is past its end. */
  const isWhole = (template) => document.readyState !== 'loading' || template.nextSibling !== null

  /** Another that is open goes. */
  const replaceDialog = (open, template) => {
    open?.close()
    open?.remove()
    // After a change of the language the app draws it all itself. One that is still arriving would be opened in part:
    // it is opened when the document is there.
    const isFitting = template && isWhole(template) && template.lang === root.lang
    if (!isFitting || root.hasAttribute('data-signed-in')) return
    // The page keeps its width when its scroll bar goes.
    root.style.setProperty('--scroll-bar', `${innerWidth - root.clientWidth}px`)
    document.body.append(template.content.cloneNode(true))
    const dialog = openDialog()
    dialog.dataset.turn = ++turns
    dialog.showModal()
    dialog.querySelector('[data-autofocus]')?.focus()
  }
  /** Shows the dialog that the history entry begins with, and in it what else is to be seen. */
  const showDialogs = () => {
    const name = modals()[0]?.name
    const open = openDialog()
    const failure = document.getElementById('boot-failure')
    if (open?.dataset.dialog !== name) {
      if (open?.contains(failure)) document.body.append(failure)
      replaceDialog(open, name && document.getElementById(`dialog-${name}`))
    }
    if (failure?.hidden === false) {
      openDialog()?.querySelector('[data-dialog-body]').prepend(failure)
    }
  }
  globalThis.porticoShowDialogs = showDialogs

  globalThis.porticoOpenDialog = (name) => {
    const others = modals()
    const state = { ...history.state, modals: [...others.slice(0, -1), { ...others.at(-1), name }] }
    if (others.length > 0) history.replaceState(state, '')
    else history.pushState(state, '')
    showDialogs()
    dispatchEvent(new Event('portico:dialogs'))
  }
  const leaveDialog = () => {
    if (!isLeaving) history.back()
    isLeaving = true
  }
  globalThis.porticoLeaveDialog = leaveDialog

  /** By Escape or a phone's gesture, of a dialog that the app has not taken over. */
  const handleEnd = (event) => {
    const { target } = event
    const isOurs = target instanceof HTMLDialogElement && target.matches('body > [data-dialog]')
    if (!isOurs || target.dataset.taken !== undefined) return
    event.preventDefault()
    leaveDialog()
  }
  addEventListener('cancel', handleEnd, true)
  addEventListener('close', handleEnd, true)
  addEventListener('popstate', () => {
    isLeaving = false
    showDialogs()
  })
  // A dialog that was open before a reload, or pressed before the document was whole.
  addEventListener('DOMContentLoaded', showDialogs)
})()
