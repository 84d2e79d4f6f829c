// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { openSession } from '../../../../platform/domain/accounts/session/sessions.ts'
import { switchModule } from '../../../../tests/support/switchModule.ts'
import { watchCalls } from '../../../../tests/support/watchCalls.ts'
import { portalPerTest } from '../../../app/portalForTests.ts'
import { createQueryClient } from '../../../app/queryClient.ts'
import { openPortal } from '../../../app/testing.tsx'
import { I18nProvider } from '../../../kit/i18n/I18nProvider.tsx'
import { englishI18n } from '../../../kit/i18n/i18nForTests.ts'
import { openModal, useModalStore } from '../../../kit/modal/modalStore.ts'
import { changePasswordAddress } from '../../../lib/changePasswordAddress.ts'
import { connectApi } from '../../../session/connectApi.ts'
import { handOverPassword } from '../../../session/passwordDue.ts'
import { session, startSession } from '../../../session/session.ts'
import type { Passkey } from '../security/passkeys/passkeys.queries.ts'
import { RenamePasskeyForm } from '../security/passkeys/RenamePasskeyForm.tsx'

const mocks = portalPerTest()

async function openAs(memberId: string, address = '/about') {
  const token = await openSession(mocks.context, memberId)
  startSession(token)
  const portal = await openPortal(address)
  connectApi(portal.queryClient, () => 'en')
  return token
}
const open = (reason: 'first' | 'expired' | 'default' | 'own') =>
  act(async () => openModal({ name: 'changePassword', reason }))
const dialog = () => screen.findByRole('dialog', { name: 'Change your password' })
const typeIn = async (label: string, text: string) => {
  const field = await within(await dialog()).findByLabelText(label)
  await userEvent.clear(field)
  await userEvent.click(field)
  await userEvent.paste(text)
}
const fill = async (password: string, repetition = password) => {
  await typeIn('New password *', password)
  await typeIn('Repeat the new password *', repetition)
}
const submit = async () =>
  userEvent.click(await within(await dialog()).findByRole('button', { name: 'Change password' }))
const names = () => useModalStore.getState().modals.map(({ name }) => name)
/** Waits until the dialog has closed and the portal is at its home page. */
const expectHome = () =>
  waitFor(() => {
    expect(names()).toEqual([])
    expect(location.pathname).toBe('/')
  })

it('the form that renames a passkey stays open on Escape while an input method is composing', async () => {
  const i18n = await englishI18n('member')
  const onEnd = vi.fn()
  const passkey: Passkey = {
    passkeyId: 'p-1',
    name: 'Phone',
    createdAt: '2026-11-01T12:00:00Z',
    synced: true,
    transports: [],
  }
  render(
    <QueryClientProvider client={createQueryClient()}>
      <I18nProvider i18n={i18n}>
        <RenamePasskeyForm passkey={passkey} onEnd={onEnd} />
      </I18nProvider>
    </QueryClientProvider>,
  )
  const name = screen.getByRole('textbox')
  fireEvent.keyDown(name, { key: 'Escape', isComposing: true })
  expect(onEnd).not.toHaveBeenCalled()
  fireEvent.keyDown(name, { key: 'Escape' })
  expect(onEnd).toHaveBeenCalledTimes(1)
})

describe('password dialog', () => {
  it('[LOGIN-11, LOGIN-14, LOGIN-34, ROUTE-42] a changed password closes the dialog and leads to the home page', async () => {
    await openAs('m-ana', '/promotions')
    await open('own')
    await typeIn('Current password *', 'portico-ana-1')
    await fill('Urca2027x')
    await submit()
    expect(await screen.findByText('Your password has been changed.')).toBeDefined()
    await expectHome()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('the password dialog opens at the URL that password managers request', async () => {
    await openAs('m-ana', changePasswordAddress)
    await typeIn('Current password *', 'portico-ana-1')
    await fill('Urca2027x')
    await submit()
    expect(await screen.findByText('Your password has been changed.')).toBeDefined()
    await expectHome()
  })

  it('[LOGIN-33] a change of password fetches the member info again', async () => {
    await openAs('m-ana')
    await open('own')
    await typeIn('Current password *', 'portico-ana-1')
    await fill('Urca2027x')
    const calls = watchCalls()
    await submit()
    await waitFor(() => expect(calls).toContain('GET /wps/member/info'))
    expect(calls.indexOf('GET /wps/member/info')).toBeGreaterThan(
      calls.indexOf('POST /wps/member/password'),
    )
    await expectHome()
  })

  it('[ROLE-24] the password dialog requires the code that was sent, while CHNGPASSVERIF3 is on', async () => {
    await switchModule(mocks.context, 'CHNGPASSVERIF3', true)
    await openAs('m-ana')
    await open('own')
    await typeIn('Current password *', 'portico-ana-1')
    await fill('Urca2027x')
    await submit()
    const fields = within(await dialog())
    const code = await fields.findByLabelText(/^Verification code/)
    await waitFor(() => expect(code.getAttribute('aria-invalid')).toBe('true'))
    await userEvent.click(fields.getByRole('button', { name: 'Send code' }))
    expect(await fields.findByRole('button', { name: /^Send again in \d+ s/ })).toBeDefined()
    const sent = mocks.outbox.messages()[0]?.code ?? ''
    await userEvent.type(code, sent === '000000' ? '111111' : '000000')
    await submit()
    expect(await fields.findByText(/code is (wrong|not right)/i)).toBeDefined()
    await userEvent.clear(code)
    await userEvent.type(code, sent)
    await submit()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await screen.findByText('Your password has been changed.')).toBeDefined()
  })

  it('a code that was sent by SMS can be sent by e-mail instead', { tags: 'full' }, async () => {
    await switchModule(mocks.context, 'CHNGPASSVERIF3', true)
    await mocks.context.store.members.update('m-ana', { email: 'ana@example.com' })
    await openAs('m-ana')
    await open('own')
    const fields = within(await dialog())
    await userEvent.click(await fields.findByRole('button', { name: 'Send code' }))
    const other = await fields.findByRole('button', { name: 'Send it by e-mail instead' })
    // Advances the clock: requests for a code must be at least a second apart.
    const now = performance.now()
    vi.spyOn(performance, 'now').mockImplementation(() => now + 60_000)
    await userEvent.click(other)
    expect(await fields.findByText(/^We sent a code to a.*@example\.com\./)).toBeDefined()
    expect(fields.getByRole('button', { name: 'Send it by text message instead' })).toBeDefined()
  })

  it('[ROLE-24] the password dialog shows no code field while CHNGPASSVERIF3 is off', async () => {
    await openAs('m-ana')
    await open('own')
    await within(await dialog()).findByLabelText('New password *')
    expect(screen.queryByLabelText(/^Verification code/)).toBeNull()
  })

  it('[LOGIN-46] the password dialog requires the current password unless the member has just typed it to log in', async () => {
    const token = await openAs('m-ana')
    await open('own')
    await submit()
    expect(await screen.findByText('Enter your current password.')).toBeDefined()
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(names()).toEqual([]))

    handOverPassword(token, 'portico-ana-1')
    await open('own')
    await within(await dialog()).findByLabelText('New password *')
    expect(screen.queryByLabelText('Current password *')).toBeNull()
    await fill('Urca2027x')
    await submit()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const kept = JSON.stringify([history.state, { ...sessionStorage }, { ...localStorage }])
    expect(kept).not.toContain('portico-ana-1')
  })

  it('the password dialog asks for the current password when the password from the login is wrong', async () => {
    const token = await openAs('m-ana')
    handOverPassword(token, 'something-else')
    await open('own')
    await fill('Urca2027x')
    await submit()
    expect(await screen.findByLabelText('Current password *')).toBeDefined()
    expect(await screen.findByText('The password is wrong.')).toBeDefined()
  })

  it('the password dialog shows each error at its field and keeps what was typed', async () => {
    await openAs('m-ana')
    await open('own')
    await typeIn('Current password *', 'portico-ana-1')
    await fill('ab1', 'ab2')
    await submit()
    const fields = within(await dialog())
    await waitFor(() =>
      expect(fields.getByLabelText('New password *').getAttribute('aria-invalid')).toBe('true'),
    )
    expect(await screen.findByText('The two passwords do not match.')).toBeDefined()

    await fill('portico-ana-1')
    await submit()
    expect(
      await screen.findByText('Choose a password that differs from the current one.'),
    ).toBeDefined()

    await typeIn('Current password *', 'not-hers')
    await fill('Urca2027x')
    await submit()
    expect(await screen.findByText('The password is wrong.')).toBeDefined()
    expect((fields.getByLabelText('New password *') as HTMLInputElement).value).toBe('Urca2027x')
  })
})

describe('required change of password', () => {
  it('[LOGIN-32] a required change of password survives Back and closes only after a confirmed logout', async () => {
    await openAs('m-dora')
    await open('first')
    expect(await screen.findByText(/This is your first login/)).toBeDefined()
    await act(async () => {
      history.back()
      await new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
    })
    expect(names()).toEqual(['changePassword'])

    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Close' }))
    const confirm = await screen.findByRole('dialog', { name: 'Log out' })
    expect(names()).toEqual(['changePassword', 'confirmLogout'])
    await userEvent.click(within(confirm).getByRole('button', { name: 'OK' }))
    await waitFor(() => expect(session.getState().kind).toBe('visitor'))
    await waitFor(() => expect(names()).toEqual([]))
  })

  it('[LOGIN-32, STATE-08] a required change of password survives a reload and ends once the password is changed', async () => {
    await openAs('m-dora')
    await open('first')
    await dialog()
    await waitFor(() => expect(sessionStorage.getItem('validate')).toBe('"first"'))
    cleanup()
    history.replaceState(null, '')
    useModalStore.setState({ modals: [] })
    await openPortal('/promotions')
    expect(await screen.findByText(/This is your first login/)).toBeDefined()
    await typeIn('Current password *', 'portico-dora-1')
    await fill('Urca2027x')
    await submit()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sessionStorage.getItem('validate')).toBeNull()
  })
})
