// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { I18nProvider } from '../../../kit/i18n/I18nProvider.tsx'
import { englishI18n } from '../../../kit/i18n/i18nForTests.ts'
import { MovingBanners } from './MovingBanners.tsx'

const banners = ['One', 'Two', 'Three'].map((title) => ({
  id: title,
  groupName: 'w_home' as const,
  title,
  url: '/art/banners/app.svg',
  execution: 'B' as const,
  publishedAt: '2026-11-21T12:00:00Z',
}))

beforeEach(async () => {
  const i18n = await englishI18n('frame', 'features')
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <MovingBanners banners={banners} label="Highlights" onGame={() => {}} />
        </MemoryRouter>
      </QueryClientProvider>
    </I18nProvider>,
  )
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const findCurrentDot = () =>
  screen
    .getAllByRole('button', { name: /of 3/ })
    .findIndex((dot) => dot.getAttribute('aria-current') === 'true')
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

it('[CONST-53, CONST-54] the next banner appears after five seconds plus the transition', async () => {
  await pass(5900)
  expect(findCurrentDot()).toBe(0)
  await pass(200)
  expect(findCurrentDot()).toBe(1)
})

it('the carousel pauses while the mouse is over it', async () => {
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
  fireEvent.click(screen.getByRole('button', { name: /^(Pause|Stop)/ }))
  await pass(20_000)
  expect(findCurrentDot()).toBe(0)
})
