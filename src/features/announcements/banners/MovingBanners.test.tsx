// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { watchPageStart } from '../../../kit/hydration/pageHydration.ts'
import { I18nProvider } from '../../../kit/i18n/I18nProvider.tsx'
import { englishI18n } from '../../../kit/i18n/i18nForTests.ts'
import type { I18n } from '../../../kit/i18n/i18nStore.ts'
import { useModalStore } from '../../../kit/modal/modalStore.ts'
import { announcementsQuery } from '../announcements.queries.ts'
import { BannerCarousel } from './BannerCarousel.tsx'
import { MovingBanners } from './MovingBanners.tsx'

const banners = ['One', 'Two', 'Three'].map((title) => ({
  id: title,
  groupName: 'w_home' as const,
  title,
  url: '/art/banners/app.svg',
  execution: 'B' as const,
  publishedAt: '2026-11-21T12:00:00Z',
}))

let i18n: I18n
beforeEach(async () => {
  i18n = await englishI18n('frame', 'features')
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const show = (children: ReactNode) => {
  const queries = new QueryClient()
  const lists = { banners, playerNotices: [], headlines: [], popup: [], promotion: [] }
  queries.setQueryData(announcementsQuery('B').queryKey, lists)
  return render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queries}>
        <MemoryRouter>{children}</MemoryRouter>
      </QueryClientProvider>
    </I18nProvider>,
  )
}

/** @param shownFor milliseconds for which the first banner was shown before. */
const showBanners = (shownFor = 0) =>
  show(<MovingBanners banners={banners} label="Highlights" shownFor={shownFor} onGame={() => {}} />)

const findCurrentDot = () =>
  screen
    .getAllByRole('button', { name: /of 3/ })
    .findIndex((dot) => dot.getAttribute('aria-current') === 'true')
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

it('[CONST-53, CONST-54] the next banner appears after five seconds plus the transition', async () => {
  showBanners()
  await pass(5900)
  expect(findCurrentDot()).toBe(0)
  await pass(200)
  expect(findCurrentDot()).toBe(1)
})

it('[CONST-53] the time for which the page has shown the first banner counts', async () => {
  showBanners(3000)
  await pass(3100)
  expect(findCurrentDot()).toBe(1)
  await pass(5900)
  expect(findCurrentDot()).toBe(1)
  await pass(200)
  expect(findCurrentDot()).toBe(2)
})

it('the carousel pauses while the mouse is over it', async () => {
  showBanners()
  const carousel = document.querySelector('.swiper')
  if (!carousel) throw new Error('No carousel is shown')
  fireEvent.pointerEnter(carousel, { pointerType: 'mouse' })
  await pass(20_000)
  expect(findCurrentDot()).toBe(0)
  fireEvent.pointerLeave(carousel, { pointerType: 'mouse' })
  await pass(6100)
  expect(findCurrentDot()).toBe(1)
})

it('the pause button stops the carousel', async () => {
  showBanners()
  fireEvent.click(screen.getByRole('button', { name: /^(Pause|Stop)/ }))
  await pass(20_000)
  expect(findCurrentDot()).toBe(0)
})

it('the code of moving banners loads after five seconds, or after a dialog over the page is closed', async () => {
  onTestFinished(watchPageStart())
  useModalStore.setState({ modals: [{ name: 'help' }] })
  show(<BannerCarousel group="w_home" onGame={() => {}} />)
  await pass(20_000)
  expect(screen.queryByRole('button', { name: /of 3/ })).toBeNull()
  act(() => useModalStore.setState({ modals: [] }))
  await pass(4900)
  expect(screen.queryByRole('button', { name: /of 3/ })).toBeNull()
  await pass(200)
  await vi.waitFor(() => expect(findCurrentDot()).toBe(0))
})
