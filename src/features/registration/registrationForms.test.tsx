// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { playPhoneWindow } from '../../../tests/support/phoneWindow.ts'
import { switchModule } from '../../../tests/support/switchModule.ts'
import type { Value } from '../../api/operations.ts'
import { read } from '../../api/read.ts'
import { answerInstead } from '../../app/gamesForTests.ts'
import { portalPerTest } from '../../app/portalForTests.ts'
import { openPortal } from '../../app/testing.tsx'
import { closeModal, openModal } from '../../kit/modal/modalStore.ts'
import { connectApi } from '../../session/connectApi.ts'
import { session } from '../../session/session.ts'
import { enableEveryField } from './enableFieldsForTests.ts'

const mocks = portalPerTest()
const user = userEvent.setup({ delay: null })

beforeEach(async () => {
  // jsdom has no layout to scroll.
  Element.prototype.scrollIntoView = () => {}
  await switchModule(mocks.context, 'PHONEAUTH3', true)
})

const code = () => mocks.outbox.messages()[0]?.code ?? ''

/** Opens the mobile-number form with every field filled in except the code. */
async function openByMobile() {
  const { queryClient } = await openPortal('/about')
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
  await user.click(dialog.getByLabelText('Day'))
  await user.paste('1992-02-29')
  await user.click(dialog.getByRole('checkbox', { name: /agree to the terms/ }))
  const ask = () => user.click(dialog.getByRole('button', { name: 'Send code' }))
  const submit = async (typedCode: string) => {
    await type(/^Verification code/, typedCode)
    await user.click(dialog.getByRole('button', { name: 'Create account' }))
  }
  return { dialog, ask, submit }
}

it("[REG-06, CONST-07] registration by phone uses the phone service's token, and the next code can be requested after a minute", async () => {
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

it('[SAFE-01] a retried registration opens the login dialog if the password of the account has changed', async () => {
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

/** Opens the username form. */
async function openForm() {
  const { queryClient } = await openPortal('/about')
  connectApi(queryClient, () => 'en')
  openModal({ name: 'register' })
  const dialog = within(await screen.findByRole('dialog', { name: 'Create your account' }))
  await dialog.findByLabelText(/^Username/, { selector: 'input' })
  return { dialog, queryClient }
}

it("[REG-75] transaction password, address and mobile number are required if the operator's rules require them", async () => {
  await enableEveryField(mocks.context, { required: ['paymentPassword', 'address', 'mobileNum'] })
  const { dialog } = await openForm()
  await user.click(dialog.getByRole('button', { name: 'Create account' }))
  const summary = within(await dialog.findByRole('alert'))
  for (const name of ['Transaction password', 'Address', 'Mobile number']) {
    expect(summary.getByRole('link', { name: new RegExp(`^${name}: `) })).toBeDefined()
    const field = dialog.getByLabelText(new RegExp(`^${name}`), { selector: 'input' })
    expect(field.getAttribute('aria-required') ?? field.hasAttribute('required')).toBeTruthy()
    expect(field.getAttribute('aria-invalid')).toBe('true')
  }
})

it('[REG-13] the registration form reopens with the cached rules while the server does not respond', async () => {
  await enableEveryField(mocks.context)
  await openForm()
  answerInstead('/wps/system/setting/register', () => new Promise(() => {}))
  await act(async () => closeModal())
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await act(async () => openModal({ name: 'register' }))
  const again = within(await screen.findByRole('dialog', { name: 'Create your account' }))
  expect(await again.findByLabelText(/^Username/, { selector: 'input' })).toBeDefined()
})

it('[FORM-08] the error summary counts every error, including unaccepted terms, and links each error to its field', async () => {
  const { dialog } = await openForm()
  await user.click(dialog.getByRole('button', { name: 'Create account' }))
  const summary = within(await dialog.findByRole('alert'))
  expect(summary.getByText('5 fields need your attention')).toBeDefined()
  expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Username: This is required. Use 4 to 16 characters: letters A to Z and digits, starting with a letter.',
    'Password: This is required. Use 8 to 64 characters: letters A to Z and digits, at least one of each.',
    'Repeat the password: Repeat your password. The confirmation is missing or not correct.',
    'Date of birth: This is required. Enter a complete, valid date.',
    'Please agree to the terms.',
  ])
  await user.click(summary.getByRole('link', { name: 'Please agree to the terms.' }))
  const terms = dialog.getByRole('checkbox', { name: /agree to the terms/ })
  expect(terms).toBe(document.activeElement)
  await user.click(terms)
  expect(summary.getByText('4 fields need your attention')).toBeDefined()
})

it('[FORM-07] the registration form shows during typing whether a username is taken or available', async () => {
  const { dialog } = await openForm()
  const username = dialog.getByLabelText(/^Username/, { selector: 'input' })
  await user.type(username, 'carla')
  await waitFor(() => expect(username.getAttribute('aria-invalid')).toBe('true'))
  expect(dialog.getByText('This username is taken. Try another one.')).toBeDefined()
  await user.tab()
  expect(dialog.getByText('This username is taken. Try another one.')).toBeDefined()
  await user.click(dialog.getByRole('button', { name: 'Create account' }))
  const summary = within(await dialog.findByRole('alert'))
  expect(
    await summary.findByRole('link', { name: /^Username: This username is taken/ }),
  ).toBeDefined()
  await user.type(username, 'x2026')
  expect(username.getAttribute('aria-invalid')).toBeNull()
  await waitFor(() => expect(dialog.getAllByText('This username is available.')).toHaveLength(2))
})

it('[FORM-07] the registration form reports nothing about a username while the server rejects checks as too frequent', async () => {
  const { dialog } = await openForm()
  const calls: string[] = []
  answerInstead('/wps/member/register/usernameCheck', () => {
    calls.push('check')
    const rejection = { success: false, code: 'TOO_MANY_REQUESTS', reference: 'r-1' }
    return Response.json(rejection, { status: 429, headers: { 'Retry-After': '60' } })
  })
  const username = dialog.getByLabelText(/^Username/, { selector: 'input' })
  await user.type(username, 'carla')
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(username.getAttribute('aria-invalid')).toBeNull()
})

it('the username of a registration whose response was lost is not checked, since it may be taken by that registration', async () => {
  const { dialog } = await openForm()
  const sent: string[] = []
  const mocked = globalThis.fetch
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url)
    sent.push(pathname)
    if (pathname !== '/wps/member/register') return mocked(request)
    await mocked(request)
    throw new TypeError('connection lost')
  })
  const fill = async (label: RegExp, text: string) => {
    await user.click(dialog.getByLabelText(label, { selector: 'input' }))
    await user.paste(text)
  }
  await fill(/^Password/, 'Gavea2026')
  await fill(/^Repeat the password/, 'Gavea2026')
  await fill(/^Day/, '1992-02-29')
  await user.click(dialog.getByRole('checkbox', { name: /agree to the terms/ }))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  await fill(/^Username/, 'perdida26')
  await user.keyboard('{Enter}')
  expect(await dialog.findByText(/^The connection dropped before/)).toBeDefined()
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(sent).not.toContain('/wps/member/register/usernameCheck')
})

it('[REG-10, REG-69] an invalid invitation code is reported when its field loses the focus, and a valid code is checked once', async () => {
  const { dialog } = await openForm()
  const sent = vi.spyOn(globalThis, 'fetch')
  const checks = () =>
    sent.mock.calls.filter(([call]) => call instanceof Request && /agent\/affiliate/.test(call.url))
  const code = dialog.getByLabelText(/^Invitation code/, { selector: 'input' })
  await user.type(code, 'NOBODY1')
  await user.tab()
  expect(await dialog.findByText('Invalid invitation code.')).toBeDefined()
  await user.clear(code)
  await user.type(code, 'CARLAZAP')
  await user.tab()
  await waitFor(() => expect(checks()).toHaveLength(2))
  expect(dialog.queryByText('Invalid invitation code.')).toBeNull()
})

type Rules = Value<'GET /wps/system/setting/register'>
type Condition = NonNullable<Rules['fields'][number]['showWhen']>[number]

it('a field with an unknown condition is shown as optional, and a rejection by the server is reported at the field', async () => {
  const names = ['username', 'password', 'confirmPassword', 'birthday', 'mobileNum', 'address']
  await enableEveryField(mocks.context, {
    required: ['address'],
    change: (rule) => ({
      ...rule,
      enabled: names.includes(rule.name),
      methods: rule.name === 'mobileNum' ? ['mobile'] : ['username', 'mobile'],
    }),
  })
  const { dialog, queryClient } = await openForm()
  // The platform must not replace the rules that the test changes.
  answerInstead('/wps/system/setting/register', () => new Promise(() => {}))
  // The cast simulates a platform that is newer than this version.
  const operator = 'soundsLike' as 'equals'
  const later: Condition[] = [{ source: 'field', field: 'username', operator, values: ['ana'] }]
  const newer = { required: false, showWhen: later, requiredWhen: later }
  const { queryKey } = read('/wps/system/setting/register', {})
  const withLater = (rules: Rules | undefined) =>
    rules && {
      ...rules,
      fields: rules.fields.map((rule) => (rule.name === 'address' ? { ...rule, ...newer } : rule)),
    }
  await act(async () => void queryClient.setQueryData(queryKey, withLater))
  const field = (label: RegExp) => dialog.getByLabelText(label, { selector: 'input' })
  await waitFor(() => expect(field(/^Address/).hasAttribute('required')).toBe(false))
  for (const [label, text] of [
    [/^Username/, 'marina92'],
    [/^Password/, 'Gavea2026'],
    [/^Repeat/, 'Gavea2026'],
  ] as const) {
    await user.click(field(label))
    await user.paste(text)
  }
  await user.click(dialog.getByLabelText('Day'))
  await user.paste('1992-02-29')
  await user.click(dialog.getByRole('checkbox', { name: /agree to the terms/ }))
  await user.click(dialog.getByRole('button', { name: 'Create account' }))
  await waitFor(() => expect(field(/^Address/).getAttribute('aria-invalid')).toBe('true'))
  expect(dialog.getByRole('link', { name: /^Address: / })).toBeDefined()
})
