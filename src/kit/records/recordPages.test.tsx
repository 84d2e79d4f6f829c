// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import en from '../../../locales/en.json' with { type: 'json' }
import { openSession } from '../../../platform/domain/accounts/session/sessions.ts'
import { recordedName } from '../../../platform/domain/base/content/catalogue.ts'
import { newestFirst } from '../../../platform/domain/base/storage/pageOf.ts'
import { flattenMessages } from '../../../scripts/messages/catalogues.ts'
import { partOf } from '../../../tests/support/extent.ts'
import { portalPerTest } from '../../app/portalForTests.ts'
import { openPortal } from '../../app/testing.tsx'
import { incomeRecords } from '../../features/contracts/incomeRecords.ts'
import {
  dailySalaryRecords,
  dividendRecords,
  hourlySalaryRecords,
  realTimeSalaryRecords,
} from '../../features/contracts/settlementRecords.tsx'
import { accountRecords } from '../../features/records/accountRecords.ts'
import { betRecords } from '../../features/records/betRecords.ts'
import { bonusRecords } from '../../features/records/bonusRecords.ts'
import { profitRecords } from '../../features/records/profitRecords.tsx'
import { teamBetRecords } from '../../features/records/teamBetRecords.tsx'
import { teamTransactionRecords } from '../../features/records/teamTransactionRecords.tsx'
import { rebateRecords } from '../../features/rewards/rebates/rebateRecords.tsx'
import { rewardRecords } from '../../features/rewards/rewardRecords.tsx'
import { downlineRecords } from '../../features/team/downline/downlineRecords.tsx'
import { invitationRecords } from '../../features/team/invitations/invitationRecords.tsx'
import { lossRecords } from '../../features/team/lossRecords.tsx'
import { transferRecords } from '../../features/transfers/transferRecords.tsx'
import { paths } from '../../paths.ts'
import { pageSize } from './recordAddress.ts'
import type { RecordsDefinition } from './sealedDefinition.ts'

const ofMembers: RecordsDefinition[] = [
  ...[betRecords, accountRecords, profitRecords, bonusRecords],
  ...[rewardRecords, rebateRecords],
]
const ofAgents: RecordsDefinition[] = [
  ...[invitationRecords, downlineRecords, teamBetRecords, lossRecords],
  ...[incomeRecords, teamTransactionRecords, dividendRecords, dailySalaryRecords],
  ...[hourlySalaryRecords, realTimeSalaryRecords],
]

const mocks = portalPerTest()

const texts = flattenMessages(en)

/** Fails the first request for a path with a server error and records all its requests. */
function failFirst(path: string) {
  const asked: URLSearchParams[] = []
  const fetchNow = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (request, init) => {
    const url = new URL(request instanceof Request ? request.url : String(request))
    if (url.pathname !== path) return fetchNow(request, init)
    asked.push(url.searchParams)
    return asked.length === 1 ? new Response('', { status: 500 }) : fetchNow(request, init)
  })
  return asked
}

function itBehavesLikeARecordPage(definition: RecordsDefinition, persona: string, path: string) {
  it('a record page that fails to load offers a retry, then shows its columns or its empty state', async () => {
    sessionStorage.setItem('token', await openSession(mocks.context, `m-${persona}`))
    const asked = failFirst(definition.path)
    await openPortal(`${path}?page=99999&period=century`)
    const main = within(await screen.findByRole('main'))
    await userEvent.click(await main.findByRole('button', { name: 'Try again' }))
    const titles = definition.columns.map(({ title }) => texts[title] ?? title)
    const [first = ''] = titles
    // The page may show other tables above the table of records.
    const recordTable = () =>
      main.queryAllByRole('columnheader', { name: first }).at(-1)?.closest('table')
    const table = await waitFor(
      () => recordTable() ?? main.getByText(texts[definition.empty] ?? ''),
    )
    if (table.getAttribute('role') === 'table') {
      const headers = within(table).getAllByRole('columnheader')
      expect(headers.map(({ textContent }) => textContent)).toEqual(titles)
      expect(within(table).getAllByRole('row').length).toBeGreaterThan(1)
    }
    // The URL has a page number above the last page, so the record page replaces the number.
    await waitFor(() => expect(location.search).not.toContain('page=99999'))
    expect(asked.length).toBeGreaterThan(1)
    expect(mocks.failures).toEqual([])
  })
}

// The pages share their code. The other tests of this file and of the pages prove their rows.
describe.each(partOf(ofMembers, [betRecords]))('records of $id', (definition) => {
  itBehavesLikeARecordPage(definition, 'ana', `/member/${definition.id}`)
})
describe('records of transfers', { tags: 'full' }, () => {
  itBehavesLikeARecordPage(transferRecords, 'ana', paths.member('transferUpline'))
})
describe.each(partOf(ofAgents, [downlineRecords]))('records of $id', (definition) => {
  itBehavesLikeARecordPage(definition, 'carla', `/agentHome/${definition.id}`)
})

it('[MEM-10, REC-01] the betting record lists the member’s own bets, newest first', async () => {
  sessionStorage.setItem('token', await openSession(mocks.context, 'm-ana'))
  await openPortal(`${paths.member('bettingRecord')}?period=month`)
  expect(await screen.findByRole('heading', { level: 1, name: 'Betting record' })).toBeDefined()
  const table = await screen.findByRole('table', { name: 'Betting record' })
  const bets = await mocks.context.store.bets.find({
    where: { memberId: { in: ['m-ana'] } },
    orderBy: newestFirst('placedAt'),
    limit: pageSize,
  })
  const names = within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[1]?.querySelector(':last-child')?.textContent)
  const { catalogue } = mocks.context.content
  expect(names).toEqual(bets.map((bet) => recordedName(catalogue, bet, 'en')))
})

it.each([
  ['bettingRecord', 'table', 'Betting record', 'button', /: details$/],
  ['withdraw', 'table', 'Withdraw', 'link', /^Show/],
  ['messages', 'list', 'Inbox', 'button', /^Delete/],
] as const)(
  'the controls of rows with equal texts have different names on the page %s',
  async (page, listRole, listName, role, name) => {
    sessionStorage.setItem('token', await openSession(mocks.context, 'm-ana'))
    await openPortal(`${paths.member(page)}?period=month`)
    const list = within(await screen.findByRole(listRole, { name: listName }))
    const names = (await list.findAllByRole(role, { name })).map(
      (control) => control.ariaLabel ?? control.textContent,
    )
    expect(names.length).toBeGreaterThan(1)
    expect(new Set(names).size).toBe(names.length)
  },
)

it('a record page keeps a filter when another filter changes before the page has rendered the first change', async () => {
  sessionStorage.setItem('token', await openSession(mocks.context, 'm-ana'))
  await openPortal(paths.member('bettingRecord'))
  const period = await screen.findByRole('combobox', { name: 'Period' })
  const status = screen.getByRole('combobox', { name: 'Status' })
  act(() => {
    fireEvent.change(period, { target: { value: 'month' } })
    fireEvent.change(status, { target: { value: 'SETTLED' } })
  })
  expect(Object.fromEntries(new URLSearchParams(location.search))).toEqual({
    period: 'month',
    status: 'SETTLED',
  })
})

it('the betting record has links to its pages, and a change of a filter opens the first page', async () => {
  sessionStorage.setItem('token', await openSession(mocks.context, 'm-ana'))
  await openPortal(`${paths.member('bettingRecord')}?period=quarter`)
  await userEvent.click(await screen.findByRole('link', { name: 'Next' }))
  await waitFor(() => expect(location.search).toContain('page=2'))
  await screen.findByText(/page 2 of/)
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'Last 30 days')
  await waitFor(() => expect(location.search).toBe('?period=month'))
})

it('a date filter is typed in the order of the page’s language, in digits of any script', async () => {
  sessionStorage.setItem('token', await openSession(mocks.context, 'm-ana'))
  await openPortal(`/member/${betRecords.id}`)
  const from = await screen.findByLabelText<HTMLInputElement>('From', { selector: 'input' })
  const today = screen.getByLabelText<HTMLInputElement>('To', { selector: 'input' }).value
  const [month, day, year] = today.split('/')
  fireEvent.change(from, { target: { value: 'yesterday' } })
  fireEvent.blur(from)
  expect(from.value).toMatch(/^\d\d\/\d\d\/\d{4}$/)
  const typed = today.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)))
  fireEvent.change(from, { target: { value: typed } })
  fireEvent.blur(from)
  const start = () => new URLSearchParams(location.search).get('from')
  await waitFor(() => expect(start()).toBe(`${year}-${month}-${day}`))
})

it('a calendar is named by its filter, and closes when the focus leaves it', async () => {
  // jsdom has no open popovers.
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      this.style.display = 'block'
    },
  })
  onTestFinished(() => void Reflect.deleteProperty(HTMLElement.prototype, 'showPopover'))
  sessionStorage.setItem('token', await openSession(mocks.context, 'm-ana'))
  await openPortal(`/member/${betRecords.id}`)
  await userEvent.click(await screen.findByRole('button', { name: /^From \w+ \d+, \d{4}$/ }))
  const calendar = screen.getByRole('dialog', { name: 'From' })
  expect(calendar.contains(document.activeElement)).toBe(true)
  while (calendar.contains(document.activeElement)) await userEvent.tab()
  expect(calendar.isConnected).toBe(false)
})
