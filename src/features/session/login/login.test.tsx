// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { switchModule } from '../../../../tests/support/switchModule.ts'
import { watchCalls } from '../../../../tests/support/watchCalls.ts'
import { portalPerTest } from '../../../app/portalForTests.ts'
import { useModalStore } from '../../../kit/modal/modalStore.ts'
import { isStartedHere, session } from '../../../session/session.ts'
import { openDialogs, openLogin } from '../testing/openLogin.tsx'

const mocks = portalPerTest()
const user = userEvent.setup({ delay: null })

type Dialog = Awaited<ReturnType<typeof openLogin>>['dialog']

async function fill(dialog: Dialog, username: string, password: string) {
  for (const [label, text] of [
    [/^Username or mobile number/, username],
    [/^Password/, password],
  ] as const) {
    const field = dialog.getByLabelText(label, { selector: 'input' })
    await user.clear(field)
    await user.click(field)
    await user.paste(text)
  }
}
const submitOf = (dialog: Dialog) => dialog.getByRole('button', { name: 'Log in' })
const isSignedIn = () => session.getState().kind === 'signedIn'
/**
 * Waits until the user is signed in and the dialog is closed. A dialog that closes later would
 * navigate in the history during the next test.
 */
const untilSignedIn = () =>
  waitFor(() => {
    expect(isSignedIn()).toBe(true)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

describe('log-in by username', () => {
  it('[LOGIN-12, LOGIN-20, LOGIN-22, LOGIN-25, ROUTE-40] a log-in stores the token, closes the dialog, loads the member and goes home', async () => {
    const { dialog } = await openLogin('/promotions')
    const calls = watchCalls()
    await fill(dialog, ' ana ', 'portico-ana-1')
    await user.click(submitOf(dialog))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(location.pathname).toBe('/'))
    expect(sessionStorage.getItem('token')).toMatch(/^[0-9a-f]{32,}$/)
    expect(calls).toContain('GET /wps/member/info')
    expect(calls).not.toContain('POST /wps/session/firstLogin')
    expect(isStartedHere()).toBe(true)
    expect(await screen.findByRole('button', { name: 'Account menu of Ana' })).toBeDefined()
    const kept = JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.cookie])
    expect(kept).not.toContain('portico-ana-1')
  })

  it('[LOGIN-04] the login dialog leads to the forgotten-password dialog', async () => {
    const { dialog } = await openLogin()
    await user.click(dialog.getByRole('button', { name: /^Forgot/ }))
    expect(await screen.findByRole('dialog', { name: 'Forgot your password?' })).toBeDefined()
  })

  it('[ROLE-21] a guest starts a trial account without logging in', async () => {
    await switchModule(mocks.context, 'FREEPLAY3', true)
    const { dialog } = await openLogin()
    const calls = watchCalls()
    await user.click(await dialog.findByRole('button', { name: 'Try for free' }))
    await untilSignedIn()
    expect(calls).toContain('POST /wps/session/login/freeplay')
    expect(calls).not.toContain('POST /wps/session/login')
  })

  it('a log-in continues with the interrupted page', async () => {
    const { dialog } = await openLogin('/', '/promotions')
    await fill(dialog, 'ana', 'portico-ana-1')
    await user.click(submitOf(dialog))
    await waitFor(() => expect(location.pathname).toBe('/promotions'))
  })

  it('[LOGIN-43, LOGIN-47] an empty log-in form reports each missing field and sends nothing', async () => {
    const { dialog } = await openLogin()
    const calls = watchCalls()
    await user.click(submitOf(dialog))
    expect(await dialog.findByText('Enter your username or mobile number.')).toBeDefined()
    expect(dialog.getByText('Enter your password.')).toBeDefined()
    expect(calls.filter((call) => call.startsWith('POST'))).toEqual([])
  })

  it('twenty clicks on the log-in button send one request', async () => {
    const { dialog } = await openLogin()
    const calls = watchCalls()
    await fill(dialog, 'ana', 'portico-ana-1')
    const button = submitOf(dialog)
    for (let press = 0; press < 20; press += 1) fireEvent.click(button)
    await untilSignedIn()
    expect(calls.filter((call) => call === 'POST /wps/session/login')).toHaveLength(1)
  })

  it('[ERR-14, ERR-18] a log-in succeeds at the next attempt after a lost response', async () => {
    const { dialog } = await openLogin()
    let isLost = true
    watchCalls((call) => (call === 'POST /wps/session/login' && isLost ? 'lost' : undefined))
    await fill(dialog, 'ana', 'portico-ana-1')
    await user.click(submitOf(dialog))
    expect((await dialog.findByRole('alert')).textContent).toContain('There is no connection')
    expect(submitOf(dialog).getAttribute('aria-disabled')).toBeNull()
    expect(dialog.getByLabelText(/^Password/, { selector: 'input' })).toHaveProperty(
      'value',
      'portico-ana-1',
    )
    isLost = false
    await user.click(submitOf(dialog))
    await untilSignedIn()
  })

  it('closing the log-in dialog before the response cancels the log-in', async () => {
    const { dialog } = await openLogin('/promotions')
    const answered = Promise.withResolvers<void>()
    const original = globalThis.fetch
    vi.stubGlobal('fetch', async (request: Request) => {
      if (request.url.endsWith('/wps/session/login')) await answered.promise
      request.signal.throwIfAborted()
      return original(request)
    })
    await fill(dialog, 'ana', 'portico-ana-1')
    await user.click(submitOf(dialog))
    await user.click(dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    answered.resolve()
    await new Promise((resolve) => setTimeout(resolve))
    expect(isSignedIn()).toBe(false)
    expect(location.pathname).toBe('/promotions')
  })
})

describe('log-in captcha', () => {
  it('[ERR-15] a captcha appears when the server requires one, and its picture can be reloaded', async () => {
    const { dialog } = await openLogin()
    const broken = () => new Response('', { status: 500 })
    const calls = watchCalls((call) => (call === 'GET /wps/captcha' ? broken() : undefined))
    await fill(dialog, 'captcha', 'whatever')
    await user.click(submitOf(dialog))
    expect(await dialog.findByText('The picture did not load.')).toBeDefined()
    const field = dialog.getByLabelText(/^Captcha/, { selector: 'input' })
    await waitFor(() => expect(document.activeElement).toBe(field))
    const asked = () => calls.filter((call) => call === 'GET /wps/captcha').length
    const before = asked()
    const again = dialog.getByRole('button', { name: 'Show another picture' })
    for (let press = 0; press < 5; press += 1) fireEvent.click(again)
    await waitFor(() => expect(asked()).toBe(before + 1))
    await user.click(submitOf(dialog))
    expect(await dialog.findByText('Enter the captcha.')).toBeDefined()
  })
})

describe('rejected accounts', () => {
  it("[ERR-29] an agent in the members' log-in sees a link to the agents’ page", async () => {
    const { dialog } = await openLogin()
    await fill(dialog, 'carla', 'portico-carla-1')
    await user.click(submitOf(dialog))
    expect((await dialog.findByRole('alert')).textContent).toContain(
      'Only player accounts can log in here',
    )
    await user.click(dialog.getByRole('button', { name: 'Log in as an agent' }))
    await waitFor(() => expect(location.pathname).toBe('/agent'))
  })

  it('[ERR-28] a member on the agents’ page sees that only agents can log in there', async () => {
    await openLogin('/agent')
    useModalStore.setState({ modals: [] })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.type(screen.getByLabelText(/^Username or mobile/), 'ana')
    await user.type(screen.getByLabelText(/^Password/, { selector: 'input' }), 'portico-ana-1')
    await user.click(screen.getByRole('button', { name: 'Log in' }))
    expect(await screen.findByText('Only agents can log in here.')).toBeDefined()
  })

  it('a member who is taking a break or is self-excluded sees the end of the exclusion at the log-in', async () => {
    const until = Date.now() + 86_400_000
    const row = { id: 'm-ana', kind: 'TIME_OUT', since: Date.now(), until } as const
    await mocks.context.store.exclusions.insert(row)
    const { dialog } = await openLogin()
    await fill(dialog, 'ana', 'portico-ana-1')
    await user.click(submitOf(dialog))
    expect((await dialog.findByRole('alert')).textContent).toMatch(
      /taking a break from playing until .*\d{4}/,
    )
    await mocks.context.store.exclusions.update('m-ana', { kind: 'SELF_EXCLUSION', until: null })
    await user.click(submitOf(dialog))
    expect(await dialog.findByText(/with no end date/)).toBeDefined()
  })
})

describe('required change of password', () => {
  it('[LOGIN-21, LOGIN-32] the first log-in opens the change-password dialog', async () => {
    const { dialog } = await openLogin('/', '/promotions')
    const calls = watchCalls()
    await fill(dialog, 'dora', 'portico-dora-1')
    await user.click(submitOf(dialog))
    await waitFor(() => expect(openDialogs()).toEqual(['changePassword']))
    expect(calls).toContain('POST /wps/session/firstLogin')
    expect(useModalStore.getState().modals).toEqual([{ name: 'changePassword', reason: 'first' }])
    expect(location.pathname).toBe('/')
  })

  it('[LOGIN-24] a log-in with an expired password opens the change-password dialog', async () => {
    const { dialog } = await openLogin()
    await fill(dialog, 'edu', 'portico-edu-1')
    await user.click(submitOf(dialog))
    await waitFor(() =>
      expect(useModalStore.getState().modals).toEqual([
        { name: 'changePassword', reason: 'expired' },
      ]),
    )
  })

  it('[ROLE-30] an expired password requires no change while the module PWDEXPFORCECHANGE3 is off', async () => {
    await switchModule(mocks.context, 'PWDEXPFORCECHANGE3', false)
    const { dialog } = await openLogin()
    await fill(dialog, 'edu', 'portico-edu-1')
    await user.click(submitOf(dialog))
    await waitFor(() => expect(session.getState().kind).toBe('signedIn'))
    await waitFor(() => expect(openDialogs()).toEqual([]))
  })

  it('[LOGIN-23, CONST-09] a log-in with the password 123456 opens the change-password dialog', async () => {
    const passwordHash = await mocks.context.passwords.hash('123456')
    await mocks.context.store.members.update('m-ana', { passwordHash })
    const { dialog } = await openLogin()
    await fill(dialog, 'ana', '123456')
    await user.click(submitOf(dialog))
    await waitFor(() =>
      expect(useModalStore.getState().modals).toEqual([
        { name: 'changePassword', reason: 'default' },
      ]),
    )
  })
})

describe('log-in by SMS', () => {
  it('[LOGIN-02, LOGIN-19, LOGIN-35, LOGIN-45] a log-in by SMS accepts the sent code without a human check', async () => {
    await switchModule(mocks.context, 'HUMANVERIF3', false)
    const { dialog } = await openLogin()
    await user.click(dialog.getByRole('tab', { name: 'Code by SMS' }))
    await user.click(await dialog.findByRole('button', { name: 'Log in' }))
    expect(await dialog.findByText('Enter your mobile number.')).toBeDefined()
    expect(dialog.getByText('Enter the code that we sent you.')).toBeDefined()
    await waitFor(() => expect(dialog.getByRole('combobox')).toHaveProperty('value', '+55'))
    await user.type(dialog.getByLabelText(/^Mobile number/), '11 98765-0001')
    await user.click(dialog.getByRole('button', { name: 'Send code' }))
    await waitFor(() => expect(mocks.outbox.messages()).toHaveLength(1))
    const wait = await dialog.findByRole('button', { name: /\d/ })
    expect(wait).toHaveProperty('disabled', true)
    await switchModule(mocks.context, 'HUMANVERIF3', true)
    await user.type(dialog.getByLabelText(/^Code from/), mocks.outbox.messages()[0]?.code ?? '')
    const calls = watchCalls()
    await user.click(submitOf(dialog))
    await untilSignedIn()
    expect(calls).not.toContain('GET /wps/verification/challenge')
  })

  it('both tabs of the login dialog keep their values when the tab changes', async () => {
    const { dialog } = await openLogin()
    await fill(dialog, 'ana', 'typed')
    await user.click(dialog.getByRole('tab', { name: 'Code by SMS' }))
    await user.type(dialog.getByLabelText(/^Mobile number/), '11987650001')
    await user.click(dialog.getByRole('tab', { name: 'Password' }))
    expect(dialog.getByLabelText(/^Password/, { selector: 'input' })).toHaveProperty(
      'value',
      'typed',
    )
    await user.click(dialog.getByRole('tab', { name: 'Code by SMS' }))
    expect(dialog.getByLabelText(/^Mobile number/)).toHaveProperty('value', '11987650001')
  })
})

describe('human check', () => {
  it('[LOGIN-18] the human check runs after the validation of the form and before the log-in', async () => {
    await switchModule(mocks.context, 'HUMANVERIF3', true)
    const { dialog } = await openLogin()
    const calls = watchCalls()
    const wanted = ['GET /wps/verification/challenge', 'POST /wps/session/login']
    await user.click(submitOf(dialog))
    expect(calls.filter((call) => wanted.includes(call))).toEqual([])
    await fill(dialog, 'ana', 'portico-ana-1')
    await user.click(submitOf(dialog))
    await untilSignedIn()
    expect(calls.filter((call) => wanted.includes(call))).toEqual(wanted)
  })
})
