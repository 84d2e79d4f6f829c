// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { NativeDialog } from './NativeDialog.tsx'
import { installNativeDialogs } from './nativeDialogForTests.ts'

beforeEach(installNativeDialogs)
afterEach(cleanup)

type Manner = { isTop?: boolean; hasNoCross?: boolean; closesOnCover?: boolean }

function show({ isTop = true, ...manner }: Manner = {}) {
  const onClose = vi.fn()
  const shown = render(
    <NativeDialog title="Heads up" closeLabel="Close" isTop={isTop} onClose={onClose} {...manner}>
      <input type="file" aria-label="Picture" />
      <input aria-label="First" data-autofocus />
    </NativeDialog>,
  )
  return { onClose, dialog: screen.getByRole<HTMLDialogElement>('dialog'), ...shown }
}

const askToClose = (on: Element) =>
  fireEvent(on, new Event('cancel', { bubbles: true, cancelable: true }))

describe('a dialog of the browser’s own kind', () => {
  it('is named by its title, and gives the focus to the control that asks for it', () => {
    show()
    expect(screen.getByRole('dialog', { name: 'Heads up' })).toBeDefined()
    expect(document.activeElement).toBe(screen.getByLabelText('First'))
  })

  it('[ROOT-10] asks to be closed by its cross and by Escape, and stays until it is', () => {
    const { dialog, onClose } = show()
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(askToClose(dialog)).toBe(false)
    expect(onClose).toHaveBeenCalledTimes(2)
    expect(dialog.open).toBe(true)
  })

  it('[ROOT-10] without a cross comes back when a browser closes it all the same', () => {
    const { dialog, onClose } = show({ hasNoCross: true })
    askToClose(dialog)
    dialog.close()
    fireEvent(dialog, new Event('close'))
    expect(onClose).not.toHaveBeenCalled()
    expect(dialog.open).toBe(true)
  })

  it('stays when a browser tells late that it was closed, and it is shown again', () => {
    const { dialog, onClose } = show()
    dialog.close()
    dialog.showModal()
    fireEvent(dialog, new Event('close'))
    expect(onClose).not.toHaveBeenCalled()
  })

  it('leaves Escape to the one that lies over it', () => {
    const { dialog, onClose } = show({ isTop: false })
    expect(askToClose(dialog)).toBe(false)
    expect(onClose).not.toHaveBeenCalled()
  })

  it('[ROOT-11, ROOT-15] closes by a press on its cover only when it is told to', () => {
    const { dialog, onClose } = show()
    fireEvent.click(dialog)
    expect(onClose).not.toHaveBeenCalled()
    cleanup()
    const other = show({ closesOnCover: true })
    fireEvent.click(screen.getByLabelText('First'))
    expect(other.onClose).not.toHaveBeenCalled()
    fireEvent.click(other.dialog)
    expect(other.onClose).toHaveBeenCalledOnce()
  })

  it('stays when the choice of a file in it is called off', () => {
    const { onClose } = show()
    askToClose(screen.getByLabelText('Picture'))
    expect(onClose).not.toHaveBeenCalled()
  })

  it('gives the focus back when it is gone', () => {
    const button = document.createElement('button')
    document.body.append(button)
    button.focus()
    const { unmount } = show()
    unmount()
    expect(document.activeElement).toBe(button)
    button.remove()
  })
})
