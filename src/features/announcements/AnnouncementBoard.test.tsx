// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { createQueryClient } from '../../app/queryClient.ts'
import { preloadSafeHtml } from '../../kit/html/SafeHtml.tsx'
import { I18nProvider } from '../../kit/i18n/I18nProvider.tsx'
import { englishI18n } from '../../kit/i18n/i18nForTests.ts'
import { AnnouncementBoard } from './AnnouncementBoard.tsx'
import type { Announcement } from './audience.ts'

beforeAll(preloadSafeHtml)
afterEach(cleanup)

const items = Array.from(
  { length: 100 },
  (_, index): Announcement => ({
    id: `a-${index}`,
    type: 'PU',
    title: `Number ${index}`,
    content: '<p>Words</p>',
    execution: 'B',
    publishedAt: '2026-11-21T12:00:00Z',
  }),
)

it('[CONST-18] the announcement pager shows five page numbers around the current page and one at each end', async () => {
  render(
    <I18nProvider i18n={await englishI18n('frame', 'features')}>
      <QueryClientProvider client={createQueryClient()}>
        <MemoryRouter>
          <AnnouncementBoard items={items} startId="a-49" label="News" />
        </MemoryRouter>
      </QueryClientProvider>
    </I18nProvider>,
  )
  const pager = within(screen.getByRole('navigation', { name: 'News' }))
  const names = () =>
    pager.getAllByRole('button', { name: /^Page/ }).map((button) => button.textContent)
  expect(names()).toEqual(['1', '4', '5', '6', '7', '8', '12'])
  expect(screen.getByRole('article', { name: 'Number 49' })).toBeDefined()
  await userEvent.click(pager.getByRole('button', { name: 'Page 12' }))
  expect(names()).toEqual(['1', '8', '9', '10', '11', '12'])
})
