// @vitest-environment jsdom
import {
  act,
  cleanup,
  fireEvent,
  renderHook,
  screen,
  waitFor,
  within,
} from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answerStatus, aStatus, openPortal } from '../../app/testing.tsx'
import { endSession } from '../../session/session.ts'
import { preloadSafeHtml } from '../html/SafeHtml.tsx'
import { type DialogData, warningDialog } from '../modal/dialogData.ts'
import { openModal, useModalStore } from '../modal/modalStore.ts'
import { useDialogAction } from './dialogActions.ts'

beforeEach(async () => {
  answerStatus(() => aStatus())
  endSession()
  await preloadSafeHtml()
})
afterEach(() => {
  cleanup()
  useModalStore.setState({ modals: [] })
})

async function open(data: Omit<DialogData, 'title'>) {
  await openPortal('/nowhere')
  await act(async () => openModal({ name: 'dialog', title: { text: 'Heads up' }, ...data }))
  return screen.findByRole('dialog', { name: 'Heads up' })
}

const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

describe('dialog helper', () => {
  it('[ROOT-12] a dialog with the icon "loader" shows a loading indicator', async () => {
    const dialog = await open({ icon: 'loader', text: { text: 'We ask the vendor…' } })
    expect(await within(dialog).findByText('We ask the vendor…')).toBeDefined()
    const loader = within(dialog).getByText('Loading')
    expect(loader.closest('[role="status"]')).not.toBeNull()
  })

  it('[ROOT-13] a dialog shows an icon, a title, sanitized HTML and buttons that trigger their action', async () => {
    const act = vi.fn()
    renderHook(() => useDialogAction('payLater', act))
    const dialog = await open({
      icon: 'success',
      html: '<p>Paid <b>R$ 20</b><img src=x onerror=alert(1)></p>',
      buttons: [
        { label: { text: 'Now' }, variant: 'primary' },
        { label: { text: 'Later' }, action: 'payLater' },
      ],
    })
    const bold = await within(dialog).findByText('R$ 20')
    expect(dialog.querySelector('[data-tone=success] svg')).not.toBeNull()
    expect(bold.parentElement?.innerHTML).toBe('Paid <b>R$ 20</b>')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Later' }))
    await expectClosed()
    expect(act).toHaveBeenCalledOnce()
  })

  it('[ROOT-14] a dialog with `closesAfter` closes after that number of milliseconds', async () => {
    await open({ text: { text: 'Copied' }, closesAfter: 300 })
    await expectClosed()
  })

  it('[ROOT-15, ROOT-11] a click on the backdrop closes a dialog only if the dialog allows it', async () => {
    const pressCover = () => {
      // The dialog element includes the backdrop: it covers the whole screen.
      fireEvent.click(screen.getByRole('dialog'))
    }
    await open({ text: { text: 'Stays' } })
    pressCover()
    expect(useModalStore.getState().modals).toHaveLength(1)
    await act(async () =>
      openModal({ name: 'dialog', title: { text: 'Heads up' }, closesOnCover: true }),
    )
    pressCover()
    await expectClosed()
  })

  it('[ROOT-10] a dialog without a close button stays open when Escape is pressed', async () => {
    const dialog = await open({ icon: 'loader', hasNoCross: true })
    expect(within(dialog).queryByRole('button')).toBeNull()
    await userEvent.keyboard('{Escape}')
    expect(useModalStore.getState().modals).toHaveLength(1)
  })

  it('a warning dialog shows the failure as an alert with one button to confirm', async () => {
    await openPortal('/nowhere')
    await act(async () => openModal(warningDialog({ text: 'Too many requests' })))
    const dialog = within(await screen.findByRole('dialog', { name: 'Please note' }))
    expect(dialog.getByRole('alert').textContent).toContain('Too many requests')
    await userEvent.click(dialog.getByRole('button', { name: 'OK' }))
    await expectClosed()
  })
})
