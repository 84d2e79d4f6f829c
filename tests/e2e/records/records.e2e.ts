import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { enterAs } from '../../support/enterAs.ts'
import { expectAccessibleInEachVariant } from '../../support/expectAccessible.ts'
import { dialogOf, expect, test } from '../../support/portalTest.ts'

async function openAsAna(page: Page, address: string): Promise<Locator> {
  await enterAs(page, 'ana', address)
  return page.getByRole('main')
}

/** Cents of an amount in Portuguese notation. */
const centsOf = (text: string): number => Number(text.replaceAll(/[^\d-]/g, ''))

/** Presses the export button. @returns the downloaded file's name, text and lines */
async function saveCsv(page: Page, main: Locator) {
  const waiting = page.waitForEvent('download')
  await main.getByRole('button', { name: 'Exportar CSV' }).click()
  const download = await waiting
  const text = await readFile(await download.path(), 'utf8')
  return { name: download.suggestedFilename(), text, lines: text.trimEnd().split('\r\n') }
}

test('[ACT-21, REC-01] the betting record has filters, pages and totals, and exports all pages as one CSV file', async ({
  page,
}) => {
  const main = await openAsAna(page, '/member/bettingRecord')
  await expect(main.getByText(/registros · página 1 de/)).toBeVisible()
  // The previous result stays visible until the filter's response, so the test waits for it.
  const answerOfPeriod = page.waitForResponse(/\/wps\/records\/bets\?/)
  await main.getByRole('combobox', { name: 'Período' }).selectOption({ label: 'Últimos 30 dias' })
  await answerOfPeriod
  await expect(main.locator('[aria-busy="true"]')).toHaveCount(0)
  const answer = page.waitForResponse(/\/wps\/records\/bets\?.*gameType=RNG/)
  await main.getByRole('combobox', { name: 'Tipo' }).selectOption({ label: 'Slots' })
  await expect(page).toHaveURL(/gameType=RNG/)
  await answer
  await expect(main.locator('[aria-busy="true"]')).toHaveCount(0)
  const place = main.getByText(/registros · página 1 de/)
  await expect(place).toBeVisible()
  const total = Number((await place.textContent())?.match(/^\d+/)?.[0])
  expect(total).toBeGreaterThan(20)
  await main.getByRole('link', { name: 'Próxima' }).click()
  await expect(main.getByText(/página 2 de/)).toBeVisible()
  const stakes = main
    .locator('dl > div')
    .filter({ hasText: /^Valor apostado/ })
    .first()
    .locator('dd')
  const shownStake = centsOf((await stakes.textContent()) ?? '')
  const file = await saveCsv(page, main)
  expect(file.name).toMatch(/^bettingRecord-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/)
  expect(file.text.charCodeAt(0)).toBe(0xfeff)
  expect(file.lines[0]).toContain('Feita em,Apurado em,Jogo,')
  const cells = file.lines.slice(1).map((line) => line.split(','))
  expect(cells).toHaveLength(total)
  expect(new Set(cells.map((line) => line[4]))).toEqual(new Set(['Slots']))
  expect(cells.every(([at]) => /T\d\d:\d\d:\d\d-03:00$/.test(at ?? ''))).toBe(true)
  expect(cells.reduce((sum, line) => sum + centsOf(line[6] ?? ''), 0)).toBe(shownStake)
})

test('[ACT-21, REC-05] the details of a bet open by keyboard, have a reference to copy, and close by Back', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const main = await openAsAna(page, '/member/bettingRecord?period=month')
  const row = main.getByRole('button', { name: /: detalhes$/ }).first()
  await row.focus()
  await page.keyboard.press('Enter')
  const game = (await row.textContent()) ?? ''
  const dialog = dialogOf(page, game)
  await expect(dialog.getByText('Rodada', { exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: 'Copiar referência da aposta' }).click()
  const reference = await page.evaluate(() => navigator.clipboard.readText())
  await expect(dialog.locator('code').getByText(reference, { exact: true })).toBeVisible()
  expect(reference).toMatch(/^[0-9A-Z]{12}$/)
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  await expect(row).toBeFocused()
})

test('[ACT-21, REC-03] the profit and loss page shows a chart, and a table whose days add up to the total', async ({
  page,
}) => {
  const main = await openAsAna(page, '/member/profitAndLoss')
  await expect(main.getByRole('img', { name: /^Barras de/ })).toBeVisible()
  const table = main.getByRole('table', { name: 'Ganhos e perdas' })
  const nets = await table.locator('tbody tr td:last-child > span:last-child').allTextContents()
  const sum = nets.reduce((total, net) => total + centsOf(net), 0)
  const total = main
    .locator('dl > div')
    .filter({ hasText: /^Resultado/ })
    .locator('dd')
  expect(centsOf((await total.textContent()) ?? '')).toBe(sum)
})

test('[MEM-23] the rows of the credit report add up to the balance in the header', {
  tag: '@full',
}, async ({ page }) => {
  const main = await openAsAna(page, '/member/creditReport')
  const table = main.getByRole('table', { name: /^Relatório anual/ })
  await expect(table).toBeVisible()
  const lines = await table
    .locator('tbody tr, tfoot tr')
    .evaluateAll((rows) =>
      rows.map((row) =>
        [...row.querySelectorAll('td')].slice(1).map((cell) => cell.lastChild?.textContent ?? ''),
      ),
    )
  const figures = lines.map((line) => line.map(centsOf))
  for (const [index, line] of figures.entries()) {
    const moved = line.slice(0, -1).reduce((sum, cents) => sum + cents, 0)
    expect(moved).toBe(line.at(-1))
    if (index > 0 && index < figures.length - 1) expect(line[0]).toBe(figures[index - 1]?.at(-1))
  }
  const balance = await page
    .getByRole('banner')
    .getByText(/\d,\d\d/)
    .first()
    .textContent()
  expect(figures.at(-1)?.at(-1)).toBe(centsOf(balance ?? ''))
  const file = await saveCsv(page, main)
  expect(file.lines).toHaveLength(figures.length + 1)
  expect(file.name).toMatch(/^creditReport-\d{4}\.csv$/)
})

test('[MEM-23] the credit report prints without header, footer and buttons', {
  tag: '@full',
}, async ({ page }) => {
  const main = await openAsAna(page, '/member/creditReport')
  await expect(main.getByRole('table')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(main.getByRole('heading', { name: /^Relatório anual \d{4}$/ })).toBeVisible()
  await expect(main.getByRole('button', { name: 'Imprimir' })).toBeHidden()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
})

test('[REC-05] dates in record tables do not wrap at 1,440 px, and amounts are aligned to the end of their cells', {
  tag: '@full',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const main = await openAsAna(page, '/member/bettingRecord')
  for (const name of [
    ...['bettingRecord?period=years', 'accountRecord?period=years', 'profitAndLoss?period=years'],
    ...['creditReport', 'bonusDetails?period=years', 'rewardCentre', 'rebates'],
  ]) {
    await page.goto(`/member/${name}`)
    await expect(main.getByRole('table').first()).toBeVisible()
    const heights = await main
      .locator('td time')
      .evaluateAll((times) => times.map((time) => time.getBoundingClientRect().height))
    expect(Math.max(0, ...heights), name).toBeLessThan(30)
    const figures = await main.locator('td[data-figure]').evaluateAll((cells) => [
      ...new Set(
        cells.map((cell) => {
          const { textAlign, fontVariantNumeric } = getComputedStyle(cell)
          return `${textAlign} ${fontVariantNumeric}`
        }),
      ),
    ])
    if (name !== 'rewardCentre') expect(figures, name).toEqual(['end tabular-nums'])
  }
})

test('the details of a bet pass axe and fit the window in each theme and width', {
  tag: '@full',
}, async ({ page }) => {
  await enterAs(page, 'ana', '/member/bettingRecord?period=month')
  await page
    .getByRole('button', { name: /: detalhes$/ })
    .first()
    .click()
  await expect(page.getByRole('dialog').locator('code').first()).toBeVisible()
  await expectAccessibleInEachVariant(page)
})
