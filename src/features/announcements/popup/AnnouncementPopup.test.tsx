// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { write } from '../../../api/write.ts'
import { portalPerTest } from '../../../app/portalForTests.ts'
import { createQueryClient } from '../../../app/queryClient.ts'
import { openPortal } from '../../../app/testing.tsx'
import { preloadSafeHtml } from '../../../kit/html/SafeHtml.tsx'
import { useBubble } from '../../../kit/layer/bubbles.ts'
import { openModal, useModalStore } from '../../../kit/modal/modalStore.ts'
import { timeLimits } from '../../../lib/timeLimits.ts'
import { connectApi } from '../../../session/connectApi.ts'
import { startSession } from '../../../session/session.ts'
import { forgetClosedPopups, isPopupClosed } from './AnnouncementPopup.tsx'
import { forgetPage } from './firstPage.ts'
import { leavePopup } from './popupActions.ts'

portalPerTest()

beforeEach(async () => {
  forgetClosedPopups()
  forgetPage()
  leavePopup()
  connectApi(createQueryClient(), () => 'en')
  await preloadSafeHtml()
  // Freezes the time since hydration at 0, however long a test takes.
  vi.spyOn(performance, 'now').mockReturnValue(0)
})
afterEach(() => {
  vi.stubGlobal('scrollY', 0)
})

const popup = () => screen.findByRole('dialog', { name: 'Announcements' })
const expectNoDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const header = () => within(screen.getByRole('banner', { hidden: true }))
/** Finds the hint at the header's bell, even if a dialog hides the hint from screen readers. */
const notice = () => header().findByRole('button', { name: /^\d+ announcements?$/, hidden: true })
const expectNoNotice = () =>
  waitFor(() =>
    expect(
      header().queryByRole('button', { name: /^\d+ announcements?$/, hidden: true }),
    ).toBeNull(),
  )

/** Delays the announcements until the returned function is called. */
function holdAnnouncements(): () => void {
  const released = Promise.withResolvers<void>()
  const { fetch } = globalThis
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    if (/announcement/i.test(url)) await released.promise
    return fetch(input, init)
  })
  return released.resolve
}

async function logInAs(name: string) {
  const { token } = await write('POST /wps/session/login', {
    body: { username: name, password: `portico-${name}-1`, type: 'username' },
  })
  startSession(token)
}

describe('announcement popup', () => {
  it("[ANN-10, ANN-14, ANN-15] the announcements open for a visitor and wait at the header's bell after a login", async () => {
    await openPortal('/nowhere', { isUsed: false })
    await popup()
    expect(sessionStorage.getItem('announcementsClosedB')).toBeNull()
    await userEvent.keyboard('{Escape}')
    await expectNoDialog()
    expect(sessionStorage.getItem('announcementsClosedB')).not.toBeNull()
    expect(sessionStorage.getItem('announcementsClosedA')).toBeNull()

    await act(() => logInAs('ana'))
    await userEvent.click(await notice())
    await popup()
    await expectNoNotice()
    await userEvent.keyboard('{Escape}')
    await expectNoDialog()
    expect(sessionStorage.getItem('announcementsClosedA')).not.toBeNull()
    expect(isPopupClosed('A') && isPopupClosed('B')).toBe(true)
    await expectNoNotice()
    expect(document.activeElement).toBe(header().getByRole('button', { name: 'Notices' }))
  })

  it("the announcements wait at the header's bell on the second page of a visit", async () => {
    await openPortal('/', { isUsed: false })
    await popup()
    cleanup()
    useModalStore.setState({ modals: [] })
    forgetPage()
    await openPortal('/rng', { isUsed: false })
    await notice()
    expect(useModalStore.getState().modals).toEqual([])
  })

  it("the announcements wait at the header's bell on a page that a link of the portal opened in a new tab", {
    tags: 'full',
  }, async () => {
    vi.spyOn(document, 'referrer', 'get').mockReturnValue(`${location.origin}/promotions`)
    await openPortal('/rng', { isUsed: false })
    await notice()
    expect(useModalStore.getState().modals).toEqual([])
  })

  it("the announcements wait at the header's bell when the page was scrolled before its scripts loaded", {
    tags: 'full',
  }, async () => {
    vi.stubGlobal('scrollY', 40)
    await openPortal('/rng', { isUsed: false })
    await notice()
    expect(useModalStore.getState().modals).toEqual([])
  })

  it("the announcements wait at the header's bell while another dialog is open and stay there after it closes", async () => {
    const release = holdAnnouncements()
    await openPortal('/nowhere', { isUsed: false })
    await act(async () => openModal({ name: 'help' }))
    await screen.findByRole('dialog', { name: 'Help centre' })
    release()
    expect((await notice()).textContent).toBe('10 announcements')
    await userEvent.keyboard('{Escape}')
    await expectNoDialog()
    await userEvent.click(await notice())
    await popup()
  })

  it("the announcements wait at the header's bell while a form field has the focus", {
    tags: 'full',
  }, async () => {
    const release = holdAnnouncements()
    await openPortal('/nowhere', { isUsed: false })
    const field = document.body.appendChild(document.createElement('input'))
    field.focus()
    release()
    await notice()
    expect(useModalStore.getState().modals).toEqual([])
    field.remove()
  })

  it("the announcements wait at the header's bell after a click on the page, and a status region reports them", async () => {
    const release = holdAnnouncements()
    await openPortal('/nowhere', { isUsed: false })
    await userEvent.click(document.body)
    release()
    await notice()
    expect(screen.getAllByRole('status').map((region) => region.textContent)).toContain(
      '10 announcements',
    )
    expect(useModalStore.getState().modals).toEqual([])
  })

  it("closing the hint at the header's bell does not mark the announcements as closed", async () => {
    const release = holdAnnouncements()
    await openPortal('/nowhere', { isUsed: false })
    await userEvent.click(document.body)
    release()
    await notice()
    await userEvent.click(header().getByRole('button', { name: 'Close' }))
    await expectNoNotice()
    expect(sessionStorage.getItem('announcementsClosedB')).toBeNull()
    const bell = header().getByRole('button', { name: 'Notices, 10 announcements' })
    await userEvent.click(bell)
    const notices = within(await screen.findByRole('dialog', { name: 'Notices' }))
    await userEvent.click(await notices.findByRole('button', { name: /^See \d+ announcements$/ }))
    await popup()
  })

  it("the hint at the header's bell disappears at the first scroll, and the bell keeps the count", async () => {
    await openPortal('/nowhere')
    await notice()
    vi.stubGlobal('scrollY', 120)
    act(() => void window.dispatchEvent(new Event('scroll')))
    await expectNoNotice()
    expect(header().getByRole('button', { name: 'Notices, 10 announcements' })).toBeDefined()
    cleanup()
    // On the next page of the visit, the bell has the count without the hint.
    await openPortal('/nowhere')
    expect(await header().findByRole('button', { name: 'Notices, 10 announcements' })).toBeDefined()
    await expectNoNotice()
  })

  it("the announcements never open on the agents' login page", async () => {
    const { queryClient } = await openPortal('/agent', { isUsed: false })
    await screen.findByRole('heading', { name: 'Log in as an agent' })
    const call = { queryKey: ['/wps/relay/MCSFE_getListAnnouncements'] }
    await waitFor(() =>
      expect(queryClient.getQueriesData(call).some(([, lists]) => lists !== undefined)).toBe(true),
    )
    await act(async () => {})
    expect(useModalStore.getState().modals).toEqual([])
  })
})

function Bubble({ id }: { id: string }) {
  const [isDue, setDue] = useState(true)
  return useBubble(id, isDue, () => setDue(false)) ? <p>{id}</p> : null
}

describe('bubbles over a page', () => {
  afterEach(() => void vi.useRealTimers())

  it('bubbles are shown one after another, each for the same time', () => {
    vi.useFakeTimers()
    render([<Bubble key="1" id="first" />, <Bubble key="2" id="second" />])
    const shown = () => document.body.textContent
    expect(shown()).toBe('first')
    act(() => void vi.advanceTimersByTime(timeLimits.bubble))
    expect(shown()).toBe('second')
    act(() => void vi.advanceTimersByTime(timeLimits.bubble))
    expect(shown()).toBe('')
  })

  it('scrolling the page removes the visible bubble and the waiting bubbles', () => {
    render([<Bubble key="1" id="first" />, <Bubble key="2" id="second" />])
    vi.stubGlobal('scrollY', 10)
    act(() => void window.dispatchEvent(new Event('scroll')))
    expect(document.body.textContent).toBe('')
  })
})
