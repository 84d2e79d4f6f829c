// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { portalPerTest } from '../../../app/portalForTests.ts'
import { I18nProvider } from '../../../kit/i18n/I18nProvider.tsx'
import { englishI18n } from '../../../kit/i18n/i18nForTests.ts'
import { useModalStore } from '../../../kit/modal/modalStore.ts'
import { BannerView } from './BannerView.tsx'
import type { Banner } from './bannerLink.ts'

portalPerTest()
const hit = vi.fn()
const open = vi.fn()
beforeEach(() => {
  hit.mockClear()
  open.mockClear()
  vi.stubGlobal('hit', hit)
  vi.stubGlobal('open', open)
})

const banner: Banner = {
  id: 'a-1',
  groupName: 'w_home',
  title: 'Jogos novos',
  url: '/art/banners/app.svg',
  execution: 'A',
  publishedAt: '2026-11-21T12:00:00Z',
}

function Address() {
  const { pathname, search, hash } = useLocation()
  return <output>{pathname + search + hash}</output>
}

/** Renders a banner and clicks it. @returns its element. */
async function press(changes: Partial<Banner>): Promise<Element> {
  const shown = { ...banner, ...changes }
  const i18n = await englishI18n('frame')
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <BannerView banner={shown} onGame={hit} />
          <Address />
        </MemoryRouter>
      </QueryClientProvider>
    </I18nProvider>,
  )
  await userEvent.click(screen.getByText(shown.title))
  const [element] = container.children
  if (!element) throw new Error('No banner is shown')
  return element
}

const address = () => screen.getByRole('status').textContent

it.each([
  ['PROMOTION', 'desafio-diario', '/promotions#desafio-diario'],
  ['CATEGORY', 'LIVE', '/live'],
  ['PAGE', '/promotions?type=DAILY', '/promotions?type=DAILY'],
] as const)(
  '[LOB-40] a clicked banner of type %s to %s opens %s',
  async (linkageType, linkageTarget, path) => {
    await press({ linkageType, linkageTarget })
    expect(address()).toBe(path)
  },
)

it('[LOB-40] a clicked banner of type GAME starts its game', async () => {
  await press({ linkageType: 'GAME', linkageTarget: '101629' })
  expect(hit.mock.calls).toEqual([['101629']])
})

it('[LOB-40] a clicked banner of type POPUP opens its announcement', async () => {
  await press({ linkageType: 'POPUP', linkageTarget: 'a-508' })
  await waitFor(() =>
    expect(useModalStore.getState().modals).toEqual([{ name: 'announcements', id: 'a-508' }]),
  )
})

it('[LOB-40] a banner of type URL opens its URL in a new tab', async () => {
  await press({ linkageType: 'URL', linkageTarget: 'https://t.me/portico_example' })
  const link = screen.getByRole('link')
  expect(link.getAttribute('href')).toBe('https://t.me/portico_example')
  expect(link.getAttribute('target')).toBe('_blank')
})

it.each(
  (['PAGE', 'URL'] as const).flatMap((kind) =>
    [
      'javascript:hit()',
      'JaVa\tScript:hit()',
      'vbscript:hit()',
      'data:text/html,<script>parent.hit()</script>',
      '//evil.example',
      '/\\evil.example',
      '\\\\evil.example',
      'https://evil.example',
    ].map((target) => [kind, target] as const),
  ),
)('a banner of type %s to %j is a picture without a link', async (linkageType, linkageTarget) => {
  const element = await press({ linkageType, linkageTarget })
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
  expect(element.outerHTML).not.toContain('evil')
  expect([address(), hit.mock.calls, open.mock.calls]).toEqual(['/', [], []])
})

it("a banner's title shows markup as plain text", async () => {
  const plain = await press({})
  const names = [...plain.querySelectorAll('*')].map(({ tagName }) => tagName)
  cleanup()
  const title = '"><img src=x onerror=hit()><script>hit()</script>'
  const marked = await press({ title })
  expect([...marked.querySelectorAll('*')].map(({ tagName }) => tagName)).toEqual(names)
  expect(marked.textContent).toBe(title)
  expect(hit).not.toHaveBeenCalled()
})
