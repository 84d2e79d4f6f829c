// Hears presses that come before the app can answer: keeps them, or opens a dialog of the document (`dialogs.js`).
// Stands before all that can be pressed. The app's side of it is src/app/start/preHydrationInput.ts.
;(() => {
  const isAwake = (control) =>
    document.documentElement.hasAttribute('data-hydrated') && !control.closest('[data-waking]')
  /** It shows that it was heard; the app takes this away when it repeats the press. */
  const markHeard = (control, others) => {
    document.querySelector(`${others}[aria-busy]`)?.removeAttribute('aria-busy')
    control.setAttribute('aria-busy', 'true')
  }
  const keepPress = (control) => {
    if (control.dataset.early === 'pressed')
      for (const other of document.querySelectorAll('[data-early=pressed]'))
        if (other !== control) delete other.dataset.early
    globalThis.porticoPress = control.getAttribute('data-early')
    markHeard(control, '[data-early]')
  }
  const answerInDialog = (dialog, target) => {
    const isTaken = dialog.dataset.taken !== undefined
    if (target.closest('[data-cross]')) return isTaken ? undefined : porticoLeaveDialog
    const control = target.closest('[data-untaken] button')
    if (!control) return undefined
    const { opens } = control.dataset
    return opens ? () => porticoOpenDialog(opens) : () => markHeard(control, '[data-untaken] ')
  }
  /** @returns what the press does before the app can answer it; undefined when the app can. */
  const answerOf = (target) => {
    const dialog = target.closest('dialog[data-dialog]')
    if (dialog) return answerInDialog(dialog, target)
    const control = target.closest('[data-early], [data-opens], [data-star], [data-waking] button')
    if (!control || isAwake(control)) return undefined
    const { opens } = control.dataset
    // Repeated presses are found by this name, and many controls have none of their own.
    if (!opens && !control.dataset.early) control.dataset.early = 'pressed'
    return opens ? () => porticoOpenDialog(opens) : () => keepPress(control)
  }
  addEventListener(
    'click',
    (event) => {
      const { target } = event
      const answer = target instanceof Element && answerOf(target)
      if (!answer) return
      // Nobody else hears of it: of a page that is just waking up, some parts answer already, and would be
      // pressed twice. And nothing is sent by the browser itself.
      event.stopImmediatePropagation()
      if (target.closest('button')) event.preventDefault()
      answer()
    },
    true,
  )
  // The page about apps offers it in its own words (src/features/support/download/installPrompt.ts).
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    globalThis.porticoInstall = event
  })
})()
