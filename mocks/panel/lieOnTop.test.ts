// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest'
import { eventually } from '../../tests/support/eventually.ts'
import { lieOnTop } from './lieOnTop.ts'

afterEach(() => document.body.replaceChildren())

function openDialog(): HTMLDialogElement {
  const dialog = document.createElement('dialog')
  document.body.prepend(dialog)
  dialog.open = true
  return dialog
}

describe('panel above native dialogs', () => {
  it('the panel moves into the dialog that was opened last, and back into the page when all dialogs are closed', async () => {
    const panel = document.createElement('div')
    lieOnTop(panel)
    expect(panel.parentElement).toBe(document.body)
    const first = openDialog()
    await eventually(() => expect(panel.parentElement).toBe(first))
    const second = openDialog()
    await eventually(() => expect(panel.parentElement).toBe(second))
    second.remove()
    await eventually(() => expect(panel.parentElement).toBe(first))
    first.open = false
    await eventually(() => expect(panel.parentElement).toBe(document.body))
  })
})
