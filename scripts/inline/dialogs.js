// Opens and closes the dialogs in the document before and after hydration. The open dialog is
// stored in the history entry, which the app uses as well, so that no press is lost during
// hydration and Back closes the dialog.
;(() => {
  const root = document.documentElement
  /** Going back is asynchronous. A second Escape meanwhile must not leave the page. */
  let isLeaving = false
  /** Number that distinguishes one opening of a dialog from the next. */
  let turns = 0

  const modals = () => {
    const kept = history.state?.modals
    return Array.isArray(kept) ? kept : []
  }
  const openDialog = () => document.querySelector('dialog[data-dialog]')

  /** True once the parser has passed the end of the template. */
  const isWhole = (template) => document.readyState !== 'loading' || template.nextSibling !== null

  /** Closes the open dialog and shows another. */
  const replaceDialog = (open, template) => {
    open?.close()
    open?.remove()
    // After a change of language the app renders the dialog itself. A template that is still being
    // parsed is incomplete and is shown on DOMContentLoaded.
    const isFitting = template && isWhole(template) && template.lang === root.lang
    if (!isFitting || root.hasAttribute('data-signed-in')) return
    // Reserves the width of the scroll bar, so that the page does not shift.
    root.style.setProperty('--scroll-bar', `${innerWidth - root.clientWidth}px`)
    document.body.append(template.content.cloneNode(true))
    const dialog = openDialog()
    dialog.dataset.turn = ++turns
    dialog.showModal()
    dialog.querySelector('[data-autofocus]')?.focus()
  }
  /** Shows the first dialog of the history entry, and moves a failure message into it. */
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

  /** Handles Escape and the back gesture on a dialog that is not hydrated. */
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
  // Shows a dialog that was open before a reload, or that was pressed before the document was
  // complete.
  addEventListener('DOMContentLoaded', showDialogs)
})()
