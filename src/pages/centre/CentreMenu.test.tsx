// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { I18nProvider } from '../../kit/i18n/I18nProvider.tsx'
import { englishI18n } from '../../kit/i18n/i18nForTests.ts'
import { memberRows } from '../memberRows.ts'
import { CentreMenu } from './CentreMenu.tsx'

afterEach(cleanup)

async function showMenu(count: number) {
  const row = memberRows.find(({ id }) => id === 'member.account')
  if (row === undefined) throw new Error('no page')
  const i18n = await englishI18n('frame', 'member')
  const entries = memberRows.map((page) => ({ page, count: page.badge && count }))
  render(
    <I18nProvider i18n={i18n}>
      <MemoryRouter>
        <CentreMenu label="Menu" groups={[{ entries }]} current={row} />
      </MemoryRouter>
    </I18nProvider>,
  )
}

it('[MEM-19, MEM-20, MEM-21] the menu shows a badge for missions, messages, rewards and offered contracts if their count is above 0', async () => {
  await showMenu(3)
  const marked = screen.getAllByRole('link', { name: /3 new$/ })
  expect(marked.map((link) => link.getAttribute('href'))).toEqual([
    '/member/rewardCentre',
    '/member/missions',
    '/member/account',
    '/member/messages',
  ])
  cleanup()
  await showMenu(0)
  expect(screen.queryByRole('link', { name: /new$/ })).toBeNull()
  expect(screen.getByRole('link', { name: 'Messages' })).toBeDefined()
})
