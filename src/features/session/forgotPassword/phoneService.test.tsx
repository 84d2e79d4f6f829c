// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { playPhoneWindow } from '../../../../tests/support/phoneWindow.ts'
import { switchModule } from '../../../../tests/support/switchModule.ts'
import { portalPerTest } from '../../../app/portalForTests.ts'
import { openPortal } from '../../../app/testing.tsx'
import { openModal } from '../../../kit/modal/modalStore.ts'
import { connectApi } from '../../../session/connectApi.ts'
import { session } from '../../../session/session.ts'

const mocks = portalPerTest()
const user = userEvent.setup({ delay: null })

beforeEach(async () => {
  await switchModule(mocks.context, 'PHONEAUTH3', true)
})

const code = () => mocks.outbox.messages()[0]?.code ?? ''

async function openByPhone() {
  const { queryClient } = await openPortal('/about')
  connectApi(queryClient, () => 'en')
  openModal({ name: 'forgotPassword' })
  const dialog = within(await screen.findByRole('dialog', { name: 'Forgot your password?' }))
  await user.click(await dialog.findByRole('tab', { name: 'Mobile' }))
  await dialog.findByRole('option', { name: /\+55/ })
  await user.type(dialog.getByLabelText(/Mobile number/), '11 98765-0001')
  await user.click(dialog.getByRole('button', { name: 'Send code' }))
  const submit = async (typedCode: string) => {
    const field = dialog.getByLabelText(/Verification code/)
    await user.clear(field)
    await user.type(field, typedCode)
    await user.click(dialog.getByRole('button', { name: 'Set new password' }))
  }
  return { dialog, submit }
}

it('[LOGIN-16, LOGIN-36, CONST-07] a reset with the phone service reports a wrong code and accepts the right one', async () => {
  playPhoneWindow('yes')
  const { dialog, submit } = await openByPhone()
  expect(await dialog.findByRole('button', { name: /Send again in (60|59) s/ })).toBeDefined()
  await user.type(dialog.getByLabelText(/New password/), 'Urca2027')
  await submit(code() === '000000' ? '111111' : '000000')
  expect(await dialog.findByText('The verification code is wrong.')).toBeDefined()
  await submit(code())
  await waitFor(() => expect(session.getState().kind).toBe('signedIn'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('[ERR-11] closing the phone-authentication window during a reset shows a warning', async () => {
  playPhoneWindow('closes')
  await openByPhone()
  const told = within(await screen.findByRole('dialog', { name: 'Please note' }))
  expect(told.getByText(/The window was closed before the check was finished/)).toBeDefined()
})

it('[ERR-10] a reset with the phone service reports an expired code at its field', async () => {
  playPhoneWindow('yes')
  const { dialog, submit } = await openByPhone()
  await dialog.findByText(/on its way/)
  await user.type(dialog.getByLabelText(/New password/), 'Urca2027')
  mocks.clock.advance(5 * 60_000)
  await submit(code())
  expect(await dialog.findByText(/code has expired. Ask for a new one/)).toBeDefined()
})
