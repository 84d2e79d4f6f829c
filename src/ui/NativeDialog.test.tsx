// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
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

describe('native dialog', () => {
  it('a native dialog is named by its title and focuses the control marked with data-autofocus', () => {
    show()
    expect(screen.getByRole('dialog', { name: 'Heads up' })).toBeDefined()
    expect(document.activeElement).toBe(screen.getByLabelText('First'))
  })

  it('a native dialog whose opener is gone returns the focus to the main content', () => {
    const { unmount } = render(
      <main tabIndex={-1}>
        <button type="button" aria-label="Log in" />
      </main>,
    )
    const opener = screen.getByRole('button')
    opener.focus()
    const { unmount: close } = show()
    opener.remove()
    close()
    expect(document.activeElement).toBe(screen.getByRole('main'))
    unmount()
  })

  it('[ROOT-10] the close button and Escape call onClose, and the dialog stays open until it unmounts', () => {
    const { dialog, onClose } = show()
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(askToClose(dialog)).toBe(false)
    expect(onClose).toHaveBeenCalledTimes(2)
    expect(dialog.open).toBe(true)
  })

  it('[ROOT-10] a native dialog without a close button reopens when the browser closes it', () => {
    const { dialog, onClose } = show({ hasNoCross: true })
    askToClose(dialog)
    dialog.close()
    fireEvent(dialog, new Event('close'))
    expect(onClose).not.toHaveBeenCalled()
    expect(dialog.open).toBe(true)
  })

  it('a native dialog ignores a late close event after it is open again', () => {
    const { dialog, onClose } = show()
    dialog.close()
    dialog.showModal()
    fireEvent(dialog, new Event('close'))
    expect(onClose).not.toHaveBeenCalled()
  })

  it('a native dialog ignores Escape while another dialog is above it', () => {
    const { dialog, onClose } = show({ isTop: false })
    expect(askToClose(dialog)).toBe(false)
    expect(onClose).not.toHaveBeenCalled()
  })

  it('[ROOT-11, ROOT-15] a press outside of a native dialog closes it only with closesOnCover', () => {
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

  it('cancelling a file picker does not close the native dialog around it', () => {
    const { onClose } = show()
    askToClose(screen.getByLabelText('Picture'))
    expect(onClose).not.toHaveBeenCalled()
  })

  it('a native dialog focuses its title when its content loses the focused control', async () => {
    const { rerender } = show()
    rerender(
      <NativeDialog title="Heads up" closeLabel="Close" isTop onClose={() => {}}>
        <hr />
      </NativeDialog>,
    )
    const title = screen.getByRole('heading', { name: 'Heads up' })
    await waitFor(() => expect(document.activeElement).toBe(title))
  })

  it('a native dialog returns the focus when it unmounts', () => {
    const button = document.createElement('button')
    document.body.append(button)
    button.focus()
    const { unmount } = show()
    unmount()
    expect(document.activeElement).toBe(button)
    button.remove()
  })
})
