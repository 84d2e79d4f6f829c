// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { Pagination } from './Pagination.tsx'
import { UiProvider } from './UiProvider.tsx'

beforeEach(() => {
  const media = { matches: true, addEventListener() {}, removeEventListener() {} }
  vi.stubGlobal('matchMedia', () => media)
})

it('the controls of a pagination open their pages, and "Next" still has the focus after it has opened the last page', async () => {
  const open = vi.fn()
  const pager = (page: number) => (
    <UiProvider colorScheme="dark" direction="ltr">
      <Pagination
        label="Pages"
        place={`Page ${page} of 20`}
        page={page}
        pages={20}
        names={{ previous: 'Previous', next: 'Next', page: (to) => `Page ${to}` }}
        controlProps={(to) => ({ onClick: () => open(to) })}
      />
    </UiProvider>
  )
  const { rerender } = render(pager(19))
  expect(screen.getByRole('button', { current: 'page' }).textContent).toBe('19')
  await userEvent.click(screen.getByRole('button', { name: 'Page 1' }))
  await userEvent.click(screen.getByRole('button', { name: 'Previous' }))
  const next = screen.getByRole('button', { name: 'Next' })
  await userEvent.click(next)
  rerender(pager(20))
  await userEvent.click(next)
  expect(open.mock.calls.flat()).toEqual([1, 18, 20])
  expect(document.activeElement).toBe(next)
  expect(next.getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByRole('status').textContent).toBe('Page 20 of 20')
})
