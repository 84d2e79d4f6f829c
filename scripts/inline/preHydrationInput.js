// Handles presses on controls that are not hydrated: stores the last press, which
// src/app/start/preHydrationInput.ts replays, or opens a dialog of the document (`dialogs.js`). The
// script precedes all controls.
;(() => {
  const isHydrated = (control) =>
    document.documentElement.hasAttribute('data-hydrated') && !control.closest('[data-hydrating]')
  /** Marks the control as busy until the app replays the press. */
  const markBusy = (control, others) => {
    document.querySelector(`${others}[aria-busy]`)?.removeAttribute('aria-busy')
    control.setAttribute('aria-busy', 'true')
  }
  const keepPress = (control) => {
    if (control.dataset.early === 'pressed')
      for (const other of document.querySelectorAll('[data-early=pressed]'))
        if (other !== control) delete other.dataset.early
    globalThis.porticoPress = control.getAttribute('data-early')
    markBusy(control, '[data-early]')
  }
  const answerInDialog = (dialog, target) => {
    const isTaken = dialog.dataset.taken !== undefined
    if (target.closest('[data-cross]')) return isTaken ? undefined : porticoLeaveDialog
    const control = target.closest('[data-untaken] button')
    if (!control) return undefined
    const { opens } = control.dataset
    return opens ? () => porticoOpenDialog(opens) : () => markBusy(control, '[data-untaken] ')
  }
  /**
   * @returns a function that handles the press before hydration; undefined when the app handles it.
   */
  const answerOf = (target) => {
    const dialog = target.closest('dialog[data-dialog]')
    if (dialog) return answerInDialog(dialog, target)
    const control = target.closest(
      '[data-early], [data-opens], [data-star], [data-hydrating] button, label',
    )
    if (!control || isHydrated(control)) return undefined
    const { opens } = control.dataset
    // A press is replayed by this name, which many controls lack.
    if (!opens && !control.dataset.early) control.dataset.early = 'pressed'
    return opens ? () => porticoOpenDialog(opens) : () => keepPress(control)
  }
  addEventListener(
    'click',
    (event) => {
      const { target } = event
      const answer = target instanceof Element && answerOf(target)
      if (!answer) return
      // A hydrated parent of the control would handle the press a second time. The browser must not
      // submit a form or change a choice: the replayed press would not change it again.
      event.stopImmediatePropagation()
      event.preventDefault()
      answer()
    },
    true,
  )
  // The page about apps shows the installation prompt
  // (src/features/support/download/InstallButton.tsx).
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    globalThis.porticoInstall = event
  })
})()
