// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { changeSettings } from '../../../platform/domain/accounts/account/memberSettings.ts'
import { openSession } from '../../../platform/domain/accounts/session/sessions.ts'
import {
  offerSecondStep,
  type SecondStep,
} from '../../../platform/domain/accounts/verification/secondStep.ts'
import { switchModule } from '../../../tests/support/switchModule.ts'
import { watchCalls } from '../../../tests/support/watchCalls.ts'
import { read } from '../../api/read.ts'
import { portalPerTest } from '../../app/portalForTests.ts'
import { openPortal } from '../../app/testing.tsx'
import { openModal, useModalStore } from '../../kit/modal/modalStore.ts'
import { useToasts } from '../../kit/toast/toastStore.ts'
import { connectApi } from '../../session/connectApi.ts'
import { followInterruptions } from '../../session/follow/followInterruptions.ts'
import { idleWarning } from '../../session/idle/idleStore.ts'
import { giveUpSession } from '../../session/interruption.ts'
import { enterByLink } from '../../session/linkToken.ts'
import { endSession, session, startSession } from '../../session/session.ts'

const mocks = portalPerTest()

beforeEach(() => {
  useToasts.setState({ toasts: [] })
})
afterEach(() => {
  idleWarning.setState({ endsAt: null })
  history.replaceState(null, '', '/')
})

async function open(address: string, memberId?: string) {
  if (memberId !== undefined) startSession(await openSession(mocks.context, memberId))
  const portal = await openPortal(address)
  connectApi(portal.queryClient, () => 'en')
  return portal
}
/** State after a social log-in of a member with an authenticator: a pending second step. */
async function waitingSocialLogin(): Promise<SecondStep> {
  const { context } = mocks
  await changeSettings(context, 'm-ana', { authenticatorSecret: 'JBSWY3DPEHPK3PXP' })
  const ana = await context.store.members.get('m-ana')
  const step = ana && (await offerSecondStep(context, ana, { area: 'member', kind: 'SOCIAL' }))
  if (!step || step === 'unreachable') throw new Error('No second step is asked for')
  return step
}
const names = () => useModalStore.getState().modals.map(({ name }) => name)
const readToasts = () => useToasts.getState().toasts.map(({ message }) => message)

describe('expired session', () => {
  it('ten calls that report an expired session open one login dialog and do not log out', async () => {
    const { queryClient } = await open('/promotions', 'm-ana')
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    await mocks.context.store.sessions.remove({})
    const calls = watchCalls()
    const reads = Array.from({ length: 10 }, (_, index) =>
      queryClient
        .fetchQuery({
          ...read('/wps/v2/wallets/balance', {}),
          queryKey: ['one of ten', index],
        })
        .catch(() => {}),
    )
    expect(await screen.findByRole('dialog', { name: 'Log in' })).toBeDefined()
    await waitFor(() => expect(queryClient.isFetching({ queryKey: ['one of ten'] })).toBe(10))
    await waitFor(() => expect(calls.length).toBeGreaterThanOrEqual(10))
    expect(names()).toEqual(['login'])
    expect(calls).not.toContain('DELETE /wps/session/logout')
    await act(async () => giveUpSession(queryClient))
    await Promise.all(reads)
    expect(session.getState()).toEqual({ kind: 'visitor', sessionEnd: false })
  })

  it('a deposit that is submitted in an expired session makes one order after the log-in, with the typed amount', async () => {
    const { queryClient } = await open('/member/deposit', 'm-ana')
    const startAfresh = vi.fn()
    const stop = followInterruptions(queryClient, startAfresh)
    const orders = () => mocks.context.store.deposits.find({ where: { memberId: 'm-ana' } })
    const before = await orders()
    const main = within(await screen.findByRole('main'))
    const amount = await main.findByRole<HTMLInputElement>('textbox', { name: /^Amount/ })
    await userEvent.type(amount, '73')
    await mocks.context.store.sessions.remove({})
    await userEvent.click(main.getByRole('button', { name: 'Continue to payment' }))
    const login = within(await screen.findByRole('dialog', { name: 'Log in' }))
    await userEvent.type(await login.findByLabelText(/^Username/), 'ana')
    await userEvent.type(login.getByLabelText('Password *'), 'portico-ana-1')
    expect(amount.value).toBe('73')
    await userEvent.click(login.getByRole('button', { name: 'Log in' }))
    await waitFor(() => expect(location.search).toMatch(/^\?order=d-/))
    const known = new Set(before.map(({ id }) => id))
    const made = (await orders()).filter(({ id }) => !known.has(id))
    expect(made.map((order) => order.amount)).toEqual([7300])
    expect(startAfresh).not.toHaveBeenCalled()
    stop()
  })

  it('closing the login dialog of an expired session ends the session and keeps the page', async () => {
    await open('/promotions', 'm-ana')
    await act(async () => endSession({ sessionEnd: 'expired' }))
    const login = await screen.findByRole('dialog', { name: 'Log in' })
    // The first close button is that of the dialog; a toast within the dialog has one, too.
    const [cross] = within(login).getAllByRole('button', { name: 'Close' })
    await userEvent.click(cross ?? login)
    await waitFor(() => expect(session.getState()).toEqual({ kind: 'visitor', sessionEnd: false }))
    await waitFor(() => expect(names()).toEqual([]))
    expect(location.pathname).toBe('/promotions')
  })
})

describe('log-out', () => {
  it('[LOGIN-39, LOGIN-40] a log-out ends at the home page and keeps only the brand in the session storage, even if the call fails', async () => {
    await open('/promotions', 'm-ana')
    sessionStorage.setItem('merchantCode', 'portico')
    sessionStorage.setItem('consolidated', '{}')
    mocks.scenarios.setScenario('failing')
    await act(async () => openModal({ name: 'confirmLogout' }))
    const confirm = await screen.findByRole('dialog', { name: 'Log out' })
    const before = history.length
    const ok = await within(confirm).findByRole('button', { name: 'OK' })
    await userEvent.click(ok)
    await waitFor(() => expect(session.getState()).toEqual({ kind: 'visitor', sessionEnd: false }))
    await waitFor(() => expect(location.pathname).toBe('/'))
    expect({ ...sessionStorage }).toEqual({ merchantCode: 'portico' })
    expect(names()).toEqual([])
    expect(history.length).toBe(before)
  })
})

describe('log-out with a slow server', () => {
  it('[HEAD-20, HEAD-21] a pending log-out shows a busy button, and the home page then replaces the current page', async () => {
    history.replaceState(null, '', '/help')
    await open('/promotions', 'm-ana')
    const answer = Promise.withResolvers<void>()
    const calls = watchCalls()
    const answered = globalThis.fetch
    vi.stubGlobal('fetch', async (request: Request) => {
      if (request.method === 'DELETE') await answer.promise
      return answered(request)
    })
    await act(async () => openModal({ name: 'confirmLogout' }))
    const confirm = within(await screen.findByRole('dialog', { name: 'Log out' }))
    const ok = await confirm.findByRole('button', { name: 'OK' })
    expect(ok.dataset.busy).toBeUndefined()
    await userEvent.click(ok)
    expect(ok.dataset.busy).toBe('true')
    expect(session.getState().kind).toBe('signedIn')
    answer.resolve()
    await waitFor(() => expect(location.pathname).toBe('/'))
    expect(calls).toContain('DELETE /wps/session/logout')
    expect(names()).toEqual([])
    await act(async () => {
      history.back()
      await new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
    })
    expect(location.pathname).toBe('/help')
  })
})

describe('token in the URL', () => {
  it("[LOGIN-26, LOGIN-27, LOGIN-28] a link with a valid token starts the member's session", async () => {
    const token = await openSession(mocks.context, 'm-ana')
    const { queryClient } = await open('/')
    await act(async () => enterByLink(queryClient, token))
    await waitFor(() =>
      expect(queryClient.getQueryData(['/wps/member/info', {}, 'en'])).toMatchObject({
        account: 'ana',
      }),
    )
    expect(session.getState()).toEqual({ kind: 'signedIn', token })
  })

  it('a link with an invalid token shows a toast and no login dialog to a visitor', async () => {
    const { queryClient } = await open('/')
    await act(async () => enterByLink(queryClient, 'f'.repeat(64)))
    await waitFor(() => expect(session.getState()).toEqual({ kind: 'visitor', sessionEnd: false }))
    expect(readToasts()).toEqual([{ id: 'session.badLink' }])
    expect(names()).not.toContain('login')
    expect(sessionStorage.getItem('token')).toBeNull()
  })

  it("a link with an invalid token restores the tab's previous session", async () => {
    const { queryClient } = await open('/', 'm-ana')
    const before = sessionStorage.getItem('token')
    await act(async () => enterByLink(queryClient, 'f'.repeat(64)))
    await waitFor(() => expect(session.getState()).toEqual({ kind: 'signedIn', token: before }))
  })
})

describe('social log-in', () => {
  const openDialog = async () => {
    await open('/')
    await act(async () => openModal({ name: 'login' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Log in' }))
    await dialog.findByRole('button', { name: 'Account in one click' })
    return dialog
  }

  it('[LOGIN-05] the login dialog offers Google and Facebook only while social log-in is on', async () => {
    const dialog = await openDialog()
    for (const name of ['Google', 'Facebook']) {
      expect(dialog.getByRole('button', { name })).toBeDefined()
    }
    cleanup()
    useModalStore.setState({ modals: [] })
    await switchModule(mocks.context, 'SOCIALLOGIN3', false)
    const without = await openDialog()
    expect(without.queryByRole('button', { name: /Google|Facebook/ })).toBeNull()
  })
})

describe('return from a social provider', () => {
  it('a failed social log-in shows a message, removes the error code from the URL and opens the login dialog', async () => {
    await open('/promotions?loginError=SOCIAL_LOGIN_CANCELLED&page=2')
    await waitFor(() => expect(names()).toEqual(['login']))
    expect(location.pathname + location.search).toBe('/promotions?page=2')
    await waitFor(() => expect(readToasts()).toEqual([{ id: 'errors.socialLoginCancelled' }]))
  })

  it('[LOGIN-42] a social log-in continues with the second step and keeps the page to return to', async () => {
    const { ticket } = await waitingSocialLogin()
    await open(`/promotions?secondStep=${ticket}&page=2`)
    await waitFor(() => expect(names()).toEqual(['secondStep']))
    expect(location.pathname + location.search).toBe('/promotions?page=2')
    const [data] = useModalStore.getState().modals
    expect(data).toMatchObject({
      type: 'social',
      next: '/promotions?page=2',
      secondStep: { ticket },
    })
  })

  it('an expired second step of a social log-in is reported and opens the login dialog', async () => {
    await open(`/?secondStep=${'0'.repeat(64)}`)
    await waitFor(() => expect(names()).toEqual(['login']))
    await waitFor(() => expect(readToasts()).toEqual([{ id: 'errors.secondStepExpired' }]))
  })

  it('an unknown code of a failed social log-in shows a general message', async () => {
    await open('/?loginError=%3Cimg%20src%3Dx%3E')
    await waitFor(() => expect(readToasts()).toEqual([{ id: 'failure.action' }]))
  })
})

describe('idle warning', () => {
  it('the idle warning counts down over the page and closes with one click', async () => {
    await open('/', 'm-ana')
    await act(async () => idleWarning.setState({ endsAt: performance.now() + 120_000 }))
    const dialog = await screen.findByRole('dialog', { name: 'Are you still there?' })
    expect((await within(dialog).findByRole('timer')).textContent).toMatch(/0[12]:\d\d$/)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(names()).toEqual([]))
    expect(idleWarning.getState().endsAt).toBeNull()
    expect(session.getState().kind).toBe('signedIn')
  })
})

describe('/agent', () => {
  it('[ROUTE-08, ROUTE-58, I18N-03] /agent shows only the agents’ log-in and the slogan with its Chinese original', async () => {
    await open('/agent')
    expect(await screen.findByRole('heading', { name: 'Log in as an agent' })).toBeDefined()
    expect(await screen.findByLabelText(/^Password/)).toBeDefined()
    const original = (await screen.findByText('Win together, lead the future')).nextElementSibling
    expect(original?.getAttribute('lang')).toBe('zh-Hans')
    expect(original?.textContent).toMatch(/^\p{Script=Han}/u)
    for (const part of ['banner', 'contentinfo', 'complementary', 'navigation']) {
      expect(screen.queryByRole(part), part).toBeNull()
    }
  })

  it('/agent redirects a signed-in agent to the agent centre', async () => {
    await open('/agent', 'm-carla')
    await waitFor(() => expect(location.pathname.toLowerCase()).toBe('/agenthome'))
  })

  it('[ROUTE-10] a member who opens the agent centre lands on /agent with an explanation', async () => {
    await open('/agentHome', 'm-ana')
    expect(await screen.findByText('You are logged in as a player')).toBeDefined()
    expect(location.pathname).toBe('/agent')
  })
})
