// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { switchModule } from '../../../../tests/support/switchModule.ts'
import { portalPerTest } from '../../../app/portalForTests.ts'
import { openPortal } from '../../../app/testing.tsx'
import { openModal } from '../../../kit/modal/modalStore.ts'
import { connectApi } from '../../../session/connectApi.ts'
import { session, sessionToken } from '../../../session/session.ts'

const mocks = portalPerTest()
const user = userEvent.setup({ delay: null })

async function openDialog() {
  const { queryClient } = await openPortal('/promotions')
  connectApi(queryClient, () => 'en')
  await act(async () => openModal({ name: 'oneClick' }))
  return within(await screen.findByRole('dialog', { name: 'Account in one click' }))
}
type OneClickDialog = Awaited<ReturnType<typeof openDialog>>

async function fill(dialog: OneClickDialog, birthday = '1992-02-29') {
  await user.type(await dialog.findByLabelText('Day'), birthday)
  await user.click(dialog.getByRole('checkbox'))
  await user.click(dialog.getByRole('button', { name: 'Create my account' }))
}
const newMember = async () => {
  const members = await mocks.context.store.members.find()
  return members.find(({ username }) => username.startsWith('jogador'))
}

describe('one-click registration', () => {
  it('[LOGIN-07, LOGIN-42] one-click registration logs in and shows the credentials, which can be copied', async () => {
    const dialog = await openDialog()
    await fill(dialog)
    expect(await dialog.findByText(/shown only now/)).toBeDefined()
    const username = (await newMember())?.username ?? ''
    expect(dialog.getByText(username)).toBeDefined()
    await user.click(dialog.getByRole('button', { name: 'Copy the password' }))
    const password = await navigator.clipboard.readText()
    expect(dialog.getByText(password)).toBeDefined()
    expect(session.getState().kind).toBe('signedIn')
    expect(sessionToken()).not.toBeNull()
  })

  it('[ROUTE-41] one-click registration continues with the home page after the credentials are confirmed', async () => {
    const dialog = await openDialog()
    await fill(dialog)
    await user.click(await dialog.findByRole('button', { name: 'Start playing' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(location.pathname).toBe('/'))
  })

  it('one-click registration saves its credentials as a text file', { tags: 'full' }, async () => {
    const dialog = await openDialog()
    await fill(dialog)
    const texts: Blob[] = []
    URL.createObjectURL = vi.fn((blob: Blob) => `blob:${texts.push(blob)}`)
    URL.revokeObjectURL = vi.fn()
    await user.click(await dialog.findByRole('button', { name: 'Save as a text file' }))
    const text = (await texts[0]?.text()) ?? ''
    expect(text).toContain(`Username: ${(await newMember())?.username}`)
    expect(text).toMatch(/Password: [a-z0-9]{8,}/)
  })

  it("[CONST-10] one-click registration rejects a date of birth below the market's minimum age", async () => {
    const dialog = await openDialog()
    await fill(dialog, '2015-01-01')
    expect(await dialog.findByText('You must be at least 18 years old.')).toBeDefined()
    expect(await newMember()).toBeUndefined()
  })

  it('[SAFE-01] a retried one-click registration offers a log-in instead of the password if the account is already in use', async () => {
    const send = globalThis.fetch
    const lost = vi.spyOn(globalThis, 'fetch').mockImplementation(async (...call) => {
      const answer = await send(...call)
      if (!answer.url.endsWith('/register/oneClick')) return answer
      lost.mockRestore()
      throw new TypeError('connection lost')
    })
    const dialog = await openDialog()
    await fill(dialog)
    expect(await dialog.findByText(/The connection dropped/)).toBeDefined()
    const { id = '', username = '' } = (await newMember()) ?? {}
    await mocks.context.store.members.update(id, { passwordChangedAt: 1 })
    await user.click(dialog.getByRole('button', { name: 'Create my account' }))
    const text = `The account ${username} already exists. Log in to continue.`
    expect((await dialog.findByText(username)).closest('p')?.textContent).toBe(text)
    expect(session.getState().kind).not.toBe('signedIn')
    await user.click(dialog.getByRole('button', { name: 'Log in' }))
    expect(await screen.findByRole('dialog', { name: 'Log in' })).toBeDefined()
  })

  it('[ERR-25] one-click registration requires the acceptance of the terms', async () => {
    const dialog = await openDialog()
    await user.type(await dialog.findByLabelText('Day'), '1992-02-29')
    await user.click(dialog.getByRole('button', { name: 'Create my account' }))
    expect(await dialog.findByText('Please agree to the terms.')).toBeDefined()
    expect(await newMember()).toBeUndefined()
  })

  it('one-click registration shows a notice instead of the form while its module is off', async () => {
    await switchModule(mocks.context, 'ONECLICKREG3', false)
    const dialog = await openDialog()
    expect(await dialog.findByText(/not|closed/i)).toBeDefined()
    expect(dialog.queryByRole('button', { name: 'Create my account' })).toBeNull()
  })
})
