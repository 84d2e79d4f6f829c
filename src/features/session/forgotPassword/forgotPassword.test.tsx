// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { switchModule } from '../../../../tests/support/switchModule.ts'
import { portalPerTest } from '../../../app/portalForTests.ts'
import { openPortal } from '../../../app/testing.tsx'
import { openModal } from '../../../kit/modal/modalStore.ts'
import { connectApi } from '../../../session/connectApi.ts'
import { enabledModules } from '../../../session/flags.ts'
import { statusQuery } from '../../../session/session.queries.ts'
import { session } from '../../../session/session.ts'

const mocks = portalPerTest()
const user = userEvent.setup({ delay: null })

async function openDialog(next?: string) {
  const portal = await openPortal('/about')
  connectApi(portal.queryClient, () => 'en')
  openModal(next ? { name: 'forgotPassword', next } : { name: 'forgotPassword' })
  const dialog = within(await screen.findByRole('dialog', { name: 'Forgot your password?' }))
  const status = await portal.queryClient.ensureQueryData(statusQuery())
  if (enabledModules(status.whitelabel).has('MOBILEVERCODELOGIN3')) {
    await dialog.findByRole('tab', { name: 'Mobile' })
  }
  return { ...portal, dialog }
}

describe('password reset by e-mail', () => {
  it('[LOGIN-08, LOGIN-37, ERR-16] a reset by e-mail sends the message, shows a toast and closes the dialog', async () => {
    const { dialog } = await openDialog()
    await user.type(dialog.getByLabelText(/Username/), ' ana ')
    await user.type(dialog.getByRole('textbox', { name: /^E-mail/ }), 'ana@example.com')
    await user.click(dialog.getByRole('button', { name: 'Send temporary password' }))
    expect(await screen.findByText(/A temporary password is on its way/)).toBeDefined()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(mocks.outbox.mails()[0]).toMatchObject({ to: 'ana@example.com' })
  })

  it('[ERR-17] a reset by e-mail reports an unknown username or e-mail and keeps both values', async () => {
    const { dialog } = await openDialog()
    await user.type(dialog.getByLabelText(/Username/), 'nobody')
    await user.type(dialog.getByRole('textbox', { name: /^E-mail/ }), 'ana@example.com')
    await user.keyboard('{Enter}')
    expect((await dialog.findByRole('alert')).textContent).toBe(
      'The username or the e-mail does not exist.',
    )
    expect(dialog.getByLabelText(/Username/)).toHaveProperty('value', 'nobody')
  })

  it('[LOGIN-15] a reset by e-mail requires a username and a complete e-mail address', async () => {
    const { dialog } = await openDialog()
    await user.type(dialog.getByRole('textbox', { name: /^E-mail/ }), 'ana')
    await user.keyboard('{Enter}')
    expect(await dialog.findByText('Enter your username.')).toBeDefined()
    expect(dialog.getByText('Enter the full e-mail address of your account.')).toBeDefined()
    expect(mocks.outbox.mails()).toEqual([])
  })
})

describe('password reset by phone', () => {
  const fill = async (dialog: ReturnType<typeof within>, number: string) => {
    await user.click(dialog.getByRole('tab', { name: 'Mobile' }))
    await user.type(dialog.getByLabelText(/Mobile number/), number)
    await user.click(dialog.getByRole('button', { name: 'Send code' }))
  }

  it('[LOGIN-09] the reset by phone is hidden while codes by phone are off', async () => {
    await switchModule(mocks.context, 'MOBILEVERCODELOGIN3', false)
    const { dialog } = await openDialog()
    expect(dialog.queryByRole('tab')).toBeNull()
    expect(dialog.getByRole('textbox', { name: /^E-mail/ })).toBeDefined()
  })

  it('[LOGIN-16, LOGIN-36, ROUTE-42] a reset by phone sets the password, logs in and goes home', async () => {
    const { dialog } = await openDialog()
    await fill(dialog, '11 98765-0001')
    expect(await dialog.findByText(/We sent a code to \+55 11987650001/)).toBeDefined()
    await user.type(
      dialog.getByLabelText(/Verification code/),
      mocks.outbox.messages()[0]?.code ?? '',
    )
    await user.type(dialog.getByLabelText(/New password/), 'Urca2027')
    await user.click(dialog.getByRole('button', { name: 'Set new password' }))
    await waitFor(() => expect(session.getState().kind).toBe('signedIn'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(location.pathname).toBe('/'))
    expect(await screen.findByText(/you are logged in/)).toBeDefined()
  })

  it("[CONST-06, LOGIN-35] the code's five minutes are counted down, and the next code can be requested after 30 seconds", async () => {
    const { dialog } = await openDialog()
    await fill(dialog, '11987650001')
    const button = await dialog.findByRole('button', { name: /Send again in [1-3]\d s/ })
    expect(button).toHaveProperty('disabled', true)
    expect(dialog.getByRole('timer').textContent).toMatch(/It is valid for (5:00|4:\d\d)\.$/)
  })

  it('a reset by phone validates the new password by the current registration rule and requires a code', async () => {
    const { dialog } = await openDialog()
    await user.click(dialog.getByRole('tab', { name: 'Mobile' }))
    await user.type(dialog.getByLabelText(/Mobile number/), '11987650001')
    await user.type(dialog.getByLabelText(/New password/), 'a')
    await user.click(dialog.getByRole('button', { name: 'Set new password' }))
    expect(await dialog.findByText('Enter the verification code.')).toBeDefined()
    expect(dialog.getByLabelText(/New password/).getAttribute('aria-invalid')).toBe('true')
    expect(session.getState().kind).toBe('visitor')
  })
})

it('[LOGIN-10, CONST-43] the forgotten-password dialog opens customer service in a window of 440 by 750', async () => {
  const { dialog } = await openDialog()
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  await user.click(await dialog.findByRole('link', { name: 'Talk to customer service' }))
  expect(open.mock.calls[0]?.[2]).toContain('width=440,height=750')
})
