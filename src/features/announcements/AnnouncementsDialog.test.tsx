// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { changePlatform } from '../../../platform/domain/base/platform/platformSettings.ts'
import { mocksPerTest } from '../../../tests/support/mocksPerTest.ts'
import { write } from '../../api/write.ts'
import { createQueryClient } from '../../app/queryClient.ts'
import { openPortal } from '../../app/testing.tsx'
import { preloadSafeHtml } from '../../kit/html/SafeHtml.tsx'
import { openModal, useModalStore } from '../../kit/modal/modalStore.ts'
import { connectApi } from '../../session/connectApi.ts'
import { endSession, startSession } from '../../session/session.ts'
import { forgetClosedPopups } from './popup/closedPopups.ts'

const mocks = mocksPerTest()

beforeEach(async () => {
  sessionStorage.clear()
  forgetClosedPopups()
  endSession()
  connectApi(createQueryClient(), () => 'en')
  await preloadSafeHtml()
})
afterEach(() => {
  cleanup()
  useModalStore.setState({ modals: [] })
})

async function logInAs(name: string) {
  const { token } = await write('POST /wps/session/login', {
    body: { username: name, password: `portico-${name}-1`, type: 'username' },
  })
  startSession(token)
}

async function openAnnouncements(data: { id?: string } = {}) {
  await openPortal('/nowhere')
  await act(async () => openModal({ name: 'announcements', ...data }))
  return within(await screen.findByRole('dialog', { name: 'Announcements' }))
}

const titles = async (dialog: ReturnType<typeof within>) => {
  const list = await dialog.findByRole('list', { name: 'Announcements' })
  return within(list)
    .getAllByRole('button')
    .map((button) => button.querySelector('span')?.textContent)
}

describe('the announcements', () => {
  it('[ANN-01, CONST-17] are titles on the left, nine a page, with a pager', async () => {
    const dialog = await openAnnouncements()
    expect(await titles(dialog)).toHaveLength(9)
    const pager = within(dialog.getByRole('navigation', { name: 'Announcements' }))
    expect(pager.getByRole('button', { name: 'Page 1' }).getAttribute('aria-current')).toBe('page')
    const first = (await titles(dialog))[0]
    await userEvent.click(pager.getByRole('button', { name: 'Next page' }))
    expect(await titles(dialog)).not.toContain(first)
    expect(pager.getByRole('button', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page')
  })

  it('[ANN-02, ANN-07] show title, time and content of the one that is pressed', async () => {
    const dialog = await openAnnouncements()
    await userEvent.click(await dialog.findByRole('button', { name: /Play within limits/ }))
    const detail = within(dialog.getByRole('article', { name: 'Play within limits' }))
    expect(await detail.findByRole('link', { name: 'see how' })).toBeDefined()
    expect(
      detail.getByText('A lower limit applies at once; a higher one takes 24 hours.').tagName,
    ).toBe('STRONG')
    expect(detail.getByText(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)).toBeDefined()
  })

  it('[ANN-03, ANN-04] lead to the reward centre where there is a promotion, and close', async () => {
    await openPortal('/nowhere')
    await act(() => logInAs('ana'))
    await act(async () => openModal({ name: 'announcements' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Announcements' }))
    const button = { name: 'Go to the promotion' }
    await userEvent.click(await dialog.findByRole('button', { name: /Play within limits/ }))
    expect(dialog.queryByRole('button', button)).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: /Weekly cashback/ }))
    await userEvent.click(dialog.getByRole('button', button))
    await waitFor(() => expect(location.pathname).toBe('/member/rewardCentre'))
    await waitFor(() => expect(useModalStore.getState().modals).toEqual([]))
  })

  it('open at the one that a banner names', async () => {
    const dialog = await openAnnouncements({ id: 'a-5112' })
    expect(await dialog.findByRole('article', { name: 'New terms of use' })).toBeDefined()
  })

  it('[ANN-11, ANN-12] of visitors and of who is logged in are not the same', async () => {
    const dialog = await openAnnouncements()
    expect(await titles(dialog)).toContain('No account yet?')
    expect(await titles(dialog)).not.toContain('Weekly cashback released')
    await act(() => logInAs('ana'))
    expect(await dialog.findByRole('button', { name: /Weekly cashback released/ })).toBeDefined()
    expect(await titles(dialog)).not.toContain('No account yet?')
    await userEvent.click(dialog.getByRole('button', { name: 'Next page' }))
    expect(await titles(dialog)).not.toContain('No account yet?')
  })

  it('[ANN-13] have more for who logs in for the first time', async () => {
    await openPortal('/nowhere')
    await act(() => logInAs('dora'))
    await act(async () => openModal({ name: 'announcements' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Announcements' }))
    await userEvent.click(await dialog.findByRole('button', { name: 'Next page' }))
    expect(await dialog.findByRole('button', { name: /Your account is ready/ })).toBeDefined()
  })

  it('run nothing of hostile markup, of which one harmless sentence is left', async () => {
    await openPortal('/nowhere')
    await act(() => logInAs('edu'))
    await act(async () => openModal({ name: 'announcements' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Announcements' }))
    await userEvent.click(await dialog.findByRole('button', { name: /Hostile markup/ }))
    const words = await dialog.findByText('Only this paragraph may show.')
    const html = words.parentElement?.innerHTML ?? ''
    expect(html).not.toMatch(/<(script|svg|math|iframe|object|form|input|style|base|meta|img)/)
    expect(html).not.toMatch(/ (on\w+|style|class|id|href|src)=/)
  })

  it('say so when there are none, or when they cannot be read', async () => {
    await changePlatform(mocks.context, { announcements: false })
    const dialog = await openAnnouncements()
    expect(await dialog.findByText('There are no announcements right now.')).toBeDefined()
  })

  it('can be asked for again when they could not be read', async () => {
    mocks.scenarios.setScenario('failing')
    await openPortal('/nowhere')
    await act(async () => openModal({ name: 'announcements' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Announcements' }))
    const retry = await dialog.findByRole('button', { name: 'Try again' })
    mocks.scenarios.setScenario('normal')
    await userEvent.click(retry)
    expect(await titles(dialog)).toHaveLength(9)
  })
})

describe('the notices', () => {
  it('[ANN-06] are those to players', async () => {
    await openPortal('/nowhere')
    await act(async () => openModal({ name: 'notices' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Notices' }))
    expect(
      await dialog.findByRole('button', { name: /Always check the address of the site/ }),
    ).toBeDefined()
    expect(dialog.queryByRole('button', { name: /in your own name only/ })).toBeNull()
    await act(() => logInAs('ana'))
    expect(await dialog.findByRole('button', { name: /in your own name only/ })).toBeDefined()
  })

  it('lead to the announcements', async () => {
    await openPortal('/nowhere')
    await act(async () => openModal({ name: 'notices' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Notices' }))
    await userEvent.click(await dialog.findByRole('button', { name: 'See 10 announcements' }))
    expect(await screen.findByRole('dialog', { name: 'Announcements' })).toBeDefined()
  })
})
