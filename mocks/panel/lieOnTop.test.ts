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

describe('what shall be usable over dialogs', () => {
  it('lies in the one that opened last, and in the page again when all are gone', async () => {
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
