// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { mocksPerTest } from '../../../tests/support/mocksPerTest.ts'
import { playPhoneWindow } from '../../../tests/support/phoneWindow.ts'
import { switchModule } from '../../../tests/support/switchModule.ts'
import { answerInstead } from '../../app/gamesForTests.ts'
import { openPortal } from '../../app/testing.tsx'
import { closeModal, openModal, useModalStore } from '../../kit/modal/modalStore.ts'
import { connectApi } from '../../session/connectApi.ts'
import { endSession, session } from '../../session/session.ts'
import { enableEveryField } from './enableFieldsForTests.ts'

const mocks = mocksPerTest()
const user = userEvent.setup({ delay: null })

/** Stub of IntersectionObserver, which jsdom lacks and the form's report requires. */
class NothingInView {
  observe(): void {}
  disconnect(): void {}
}

beforeEach(async () => {
  vi.stubGlobal('IntersectionObserver', NothingInView)
  sessionStorage.clear()
  endSession()
  await switchModule(mocks.context, 'PHONEAUTH3', true)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  useModalStore.setState({ modals: [] })
  history.replaceState(null, '')
  expect(mocks.failures).toEqual([])
})

const code = () => mocks.outbox.messages()[0]?.code ?? ''

/** Opens the mobile-number form with every field filled in except the code. */
async function openByMobile() {
  const { queryClient } = await openPortal('/')
  connectApi(queryClient, () => 'en')
  openModal({ name: 'register' })
  const dialog = within(await screen.findByRole('dialog', { name: 'Create your account' }))
  await user.click(await dialog.findByRole('tab', { name: 'Mobile number' }))
  await dialog.findByRole('option', { name: /\+55/ })
  const type = async (label: RegExp, text: string) => {
    const field = dialog.getByLabelText(label, { selector: 'input' })
    await user.clear(field)
    await user.click(field)
    await user.paste(text)
  }
  await type(/^Mobile number/, '11 98765-4321')
  await type(/^Password/, 'Gavea2026')
  await type(/^Date of birth/, '1992-02-29')
  await user.click(dialog.getByRole('checkbox', { name: /agree to the terms/ }))
  const ask = () => user.click(dialog.getByRole('button', { name: 'Send code' }))
  const submit = async (typedCode: string) => {
    await type(/^Verification code/, typedCode)
    await user.click(dialog.getByRole('button', { name: 'Create account' }))
  }
  return { dialog, ask, submit }
}

it("[REG-06, CONST-07] registration by phone uses the service's token, and a new code has to wait a minute", async () => {
  playPhoneWindow('yes')
  const { dialog, ask, submit } = await openByMobile()
  await ask()
  expect(await dialog.findByRole('button', { name: /Send again in (60|59) s/ })).toBeDefined()
  await submit(code() === '000000' ? '111111' : '000000')
  expect(await dialog.findAllByText(/That is not the code we sent/)).toHaveLength(2)
  await submit(code())
  await waitFor(() => expect(session.getState().kind).toBe('signedIn'))
  expect(await mocks.context.store.members.count({ mobileNum: '11987654321' })).toBe(1)
})

it('[SAFE-01] a retried registration opens the log-in when the account’s password was changed', async () => {
  playPhoneWindow('yes')
  const { dialog, ask, submit } = await openByMobile()
  await ask()
  await dialog.findByRole('button', { name: /Send again/ })
  const send = globalThis.fetch
  const lost = vi.spyOn(globalThis, 'fetch').mockImplementation(async (...call) => {
    const answer = await send(...call)
    if (!answer.url.endsWith('/register/mobile')) return answer
    lost.mockRestore()
    throw new TypeError('connection lost')
  })
  await submit(code())
  expect(await dialog.findByText(/The connection dropped/)).toBeDefined()
  const [made] = await mocks.context.store.members.find({ where: { mobileNum: '11987654321' } })
  await mocks.context.store.members.update(made?.id ?? '', { passwordChangedAt: 1 })
  await user.click(dialog.getByRole('button', { name: 'Create account' }))
  expect(await screen.findByRole('dialog', { name: 'Log in' })).toBeDefined()
  expect(await screen.findByText(/The account 11987654321 already exists/)).toBeDefined()
  expect(session.getState().kind).not.toBe('signedIn')
})

it('[ERR-11] closing the phone-authentication window shows a notice and keeps the typed number', async () => {
  playPhoneWindow('closes')
  const { dialog, ask } = await openByMobile()
  await ask()
  const told = within(await screen.findByRole('dialog', { name: 'Please note' }))
  expect(told.getByText(/The window was closed before the check was finished/)).toBeDefined()
  await user.click(told.getByRole('button', { name: 'OK' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Please note' })).toBeNull())
  expect(dialog.getByLabelText(/^Mobile number/, { selector: 'input' })).toHaveProperty(
    'value',
    '11 98765-4321',
  )
  expect(dialog.getByRole('button', { name: 'Send code' })).toHaveProperty('disabled', false)
})

/** Opens the form of the usual method. */
async function openForm() {
  const { queryClient } = await openPortal('/')
  connectApi(queryClient, () => 'en')
  openModal({ name: 'register' })
  const dialog = within(await screen.findByRole('dialog', { name: 'Create your account' }))
  await dialog.findByLabelText(/^Username/, { selector: 'input' })
  return dialog
}

it("[REG-75] withdrawal password, address and phone are required where the operator's rules require them", async () => {
  await enableEveryField(mocks.context, { required: ['paymentPassword', 'address', 'mobileNum'] })
  const dialog = await openForm()
  await user.click(dialog.getByRole('button', { name: 'Create account' }))
  const summary = within(await dialog.findByRole('alert'))
  for (const name of ['Transaction password', 'Address', 'Mobile number']) {
    expect(summary.getByRole('link', { name: new RegExp(`^${name}: `) })).toBeDefined()
    const field = dialog.getByLabelText(new RegExp(`^${name}`), { selector: 'input' })
    expect(field.getAttribute('aria-required') ?? field.hasAttribute('required')).toBeTruthy()
    expect(field.getAttribute('aria-invalid')).toBe('true')
  }
})

it('[REG-13] the form opens again from the cached rules while the server does not respond', async () => {
  await enableEveryField(mocks.context)
  await openForm()
  answerInstead('/wps/system/setting/register', () => new Promise(() => {}))
  await act(async () => closeModal())
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await act(async () => openModal({ name: 'register' }))
  const again = within(await screen.findByRole('dialog', { name: 'Create your account' }))
  expect(await again.findByLabelText(/^Username/, { selector: 'input' })).toBeDefined()
})
