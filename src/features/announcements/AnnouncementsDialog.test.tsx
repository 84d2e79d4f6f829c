// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { changePlatform } from '../../../platform/domain/base/platform/platformSettings.ts'
import { write } from '../../api/write.ts'
import { portalPerTest } from '../../app/portalForTests.ts'
import { createQueryClient } from '../../app/queryClient.ts'
import { openPortal } from '../../app/testing.tsx'
import { preloadSafeHtml } from '../../kit/html/SafeHtml.tsx'
import { openModal, useModalStore } from '../../kit/modal/modalStore.ts'
import { connectApi } from '../../session/connectApi.ts'
import { startSession } from '../../session/session.ts'
import { forgetClosedPopups } from './popup/AnnouncementPopup.tsx'

const mocks = portalPerTest({ hasObserver: false })

beforeEach(async () => {
  forgetClosedPopups()
  connectApi(createQueryClient(), () => 'en')
  await preloadSafeHtml()
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

describe('announcements dialog', () => {
  it('[ANN-01, CONST-17] the announcements dialog lists nine titles a page, with a pager', async () => {
    const dialog = await openAnnouncements()
    expect(await titles(dialog)).toHaveLength(9)
    const pager = within(dialog.getByRole('navigation', { name: 'Announcements' }))
    expect(pager.getByRole('button', { name: 'Page 1' }).getAttribute('aria-current')).toBe('page')
    const first = (await titles(dialog))[0]
    await userEvent.click(pager.getByRole('button', { name: 'Next page' }))
    expect(await titles(dialog)).not.toContain(first)
    expect(pager.getByRole('button', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page')
  })

  it('[ANN-02, ANN-07] the announcements dialog shows the title, time and content of the chosen announcement', async () => {
    const dialog = await openAnnouncements()
    await userEvent.click(await dialog.findByRole('button', { name: /Play within limits/ }))
    const detail = within(dialog.getByRole('article', { name: 'Play within limits' }))
    expect(await detail.findByRole('link', { name: 'see how' })).toBeDefined()
    expect(
      detail.getByText('A lower limit applies at once; a higher one takes 24 hours.').tagName,
    ).toBe('STRONG')
    expect(detail.getByText(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)).toBeDefined()
  })

  it('[ANN-03, ANN-04] an announcement of a promotion leads to the reward centre and closes the dialog', async () => {
    await openPortal('/nowhere')
    await act(() => logInAs('ana'))
    await act(async () => openModal({ name: 'announcements' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Announcements' }))
    const button = { name: 'Go to the promotion' }
    await userEvent.click(await dialog.findByRole('button', { name: /Play within limits/ }))
    expect(dialog.queryByRole('button', button)).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: /Rewards are waiting/ }))
    await userEvent.click(dialog.getByRole('button', button))
    await waitFor(() => expect(location.pathname).toBe('/member/rewardCentre'))
    await waitFor(() => expect(useModalStore.getState().modals).toEqual([]))
  })

  it('the announcements dialog opens at the announcement with the given id', async () => {
    const dialog = await openAnnouncements({ id: 'a-5112' })
    expect(await dialog.findByRole('article', { name: 'New terms of use' })).toBeDefined()
  })

  it('[ANN-11, ANN-12] visitors and members see different announcements', async () => {
    const dialog = await openAnnouncements()
    expect(await titles(dialog)).toContain('No account yet?')
    expect(await titles(dialog)).not.toContain('Rewards are waiting for you')
    await act(() => logInAs('ana'))
    expect(await dialog.findByRole('button', { name: /Rewards are waiting for you/ })).toBeDefined()
    expect(await titles(dialog)).not.toContain('No account yet?')
    await userEvent.click(dialog.getByRole('button', { name: 'Next page' }))
    expect(await titles(dialog)).not.toContain('No account yet?')
  })

  it('[ANN-13] a member at their first login sees additional announcements', async () => {
    await openPortal('/nowhere')
    await act(() => logInAs('dora'))
    await act(async () => openModal({ name: 'announcements' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Announcements' }))
    await userEvent.click(await dialog.findByRole('button', { name: 'Next page' }))
    expect(await dialog.findByRole('button', { name: /Your account is ready/ })).toBeDefined()
  })

  it('an announcement with hostile markup shows its text without active elements and attributes', async () => {
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

  it('the announcements dialog shows an empty state when announcements are off', async () => {
    await changePlatform(mocks.context, { announcements: false })
    const dialog = await openAnnouncements()
    expect(await dialog.findByText('There are no announcements right now.')).toBeDefined()
  })

  it('the announcements dialog offers a retry after a failed request', async () => {
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

describe('notices dialog', () => {
  it('[ANN-06] the notices dialog shows the player notices of the current audience', async () => {
    await openPortal('/nowhere')
    await act(async () => openModal({ name: 'notices' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Notices' }))
    expect(
      await dialog.findByRole('button', { name: /Always check the site’s address/ }),
    ).toBeDefined()
    expect(dialog.queryByRole('button', { name: /in your own name only/ })).toBeNull()
    await act(() => logInAs('ana'))
    expect(await dialog.findByRole('button', { name: /in your own name only/ })).toBeDefined()
    const link = await dialog.findByRole('link', { name: 'Go to your messages' })
    expect(link.getAttribute('href')).toBe('/member/messages')
  })

  it('the notices dialog links to the announcements', async () => {
    await openPortal('/nowhere')
    await act(async () => openModal({ name: 'notices' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Notices' }))
    await userEvent.click(await dialog.findByRole('button', { name: 'See 10 announcements' }))
    expect(await screen.findByRole('dialog', { name: 'Announcements' })).toBeDefined()
  })
})
