// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { openAs } from '../../../app/gamesForTests.ts'
import { portalPerTest } from '../../../app/portalForTests.ts'
import { excelCsv, plainCsv } from '../../../lib/csv.ts'
import { toMinor } from '../../../lib/money.ts'
import { paths } from '../../../paths.ts'
import { connectApi } from '../../../session/connectApi.ts'
import { creditCsv } from './CreditReport.tsx'

const mocks = portalPerTest()

async function openReport(query = '') {
  const address = `${paths.member('creditReport')}${query}`
  const { queryClient } = await openAs('ana', mocks.context, address)
  connectApi(queryClient, () => 'en')
  return within(await screen.findByRole('main'))
}

describe('credit report', () => {
  it("[MEM-23] each row of the credit report adds up to its closing balance, and the year's closing balance is the wallet's balance", async () => {
    const main = await openReport()
    const year = new Date(mocks.context.now()).getUTCFullYear()
    const table = await main.findByRole('table', { name: `Credit report ${year}` })
    const rows = within(table).getAllByRole('row')
    const wallet = await mocks.context.store.wallets.get('m-ana')
    const lines = rows.slice(1).map((row) =>
      within(row)
        .getAllByRole('cell')
        .slice(1)
        .map((cell) =>
          toMinor((cell.lastElementChild?.textContent ?? '').replaceAll(/[^\d.-]/g, '')),
        ),
    )
    expect(lines.length).toBeGreaterThan(2)
    for (const line of lines) {
      expect(line.slice(0, -1).reduce((sum, amount) => sum + amount, 0)).toBe(line.at(-1))
    }
    expect(lines.at(-1)?.at(-1)).toBe(wallet?.balance)
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual([
      ...['Month', 'Opening', 'Deposits', 'Withdrawals', 'Stakes', 'Wins', 'Bonuses', 'Other'],
      'Closing',
    ])
  })

  it('[MEM-23] the credit report shows the year in the URL, can switch to another year, and can be printed', async () => {
    const main = await openReport('?year=2020')
    expect(await main.findByText('No movements in 2020.')).toBeDefined()
    const print = vi.fn()
    vi.stubGlobal('print', print)
    await userEvent.click(main.getByRole('button', { name: 'Print' }))
    expect(print).toHaveBeenCalledOnce()
    const year = String(new Date(mocks.context.now()).getUTCFullYear())
    await userEvent.selectOptions(main.getByRole('combobox', { name: 'Year' }), year)
    await waitFor(() => expect(location.search).toBe(`?year=${year}`))
    expect(await main.findByRole('table', { name: `Credit report ${year}` })).toBeDefined()
  })

  it('a credit report that fails to load offers a retry', async () => {
    const fetchNow = globalThis.fetch
    let failures = 1
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (request, init) => {
      const url = request instanceof Request ? request.url : String(request)
      const fails = url.includes('/wps/records/creditReport') && failures-- > 0
      return fails ? new Response('', { status: 500 }) : fetchNow(request, init)
    })
    const main = await openReport()
    await userEvent.click(await main.findByRole('button', { name: 'Try again' }))
    expect(await main.findByRole('table')).toBeDefined()
  })
})

it('the CSV file of a credit report has a line for each month and one for the year, in plain and Excel format', async () => {
  const credit = {
    opening: '0.00',
    deposits: '10.00',
    withdrawals: '-4.00',
    stakes: '-5.00',
    wins: '1.00',
    bonuses: '0.00',
    other: '0.00',
    closing: '2.00',
  }
  const report = {
    year: 2026,
    years: [2026],
    months: [{ month: '2026-01', ...credit }],
    total: credit,
  }
  const text = await creditCsv(report, ['Month', 'Opening'], 'Whole year', plainCsv).text()
  expect(text.split('\r\n').slice(1)).toEqual([
    '2026-01,0.00,10.00,-4.00,-5.00,1.00,0.00,0.00,2.00',
    'Whole year,0.00,10.00,-4.00,-5.00,1.00,0.00,0.00,2.00',
    '',
  ])
  const excel = await creditCsv(report, ['Mês', 'Inicial'], 'Ano', excelCsv('pt-BR')).text()
  expect(excel.split('\r\n')[1]).toBe('2026-01;0,00;10,00;-4,00;-5,00;1,00;0,00;0,00;2,00')
})
