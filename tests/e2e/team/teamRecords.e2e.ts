import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { carlasTeam, personasInTeams } from '../../../mocks/past/carlasTeam.ts'
import { enterAsAgent } from '../../support/enterAs.ts'
import { expectAccessibleInEachVariant } from '../../support/expectAccessible.ts'
import { expect, test } from '../../support/portalTest.ts'

const main = (page: Page) => page.getByRole('main')

/** Level of each member of carla's team: 1 for her direct downlines. */
const levels = new Map<string, number>()
for (const { username, upline } of [...personasInTeams, ...carlasTeam]) {
  levels.set(username, (levels.get(upline) ?? 0) + 1)
}

/** Cents of an amount in Portuguese or English notation. */
const centsOf = (text: string | undefined): number => Number(text?.replaceAll(/[^\d-]/g, ''))

/** Values of a table's rows, in the order of its columns. */
const valuesOf = (table: Locator): Promise<string[][]> =>
  table.locator('tbody tr').evaluateAll((rows) =>
    rows.map((row) =>
      [...row.querySelectorAll('td')].map((td) => {
        const texts = [...td.childNodes].map(({ textContent }) => textContent ?? '')
        return texts.filter((text) => text !== '').at(-1) ?? ''
      }),
    ),
  )

/** Opens a page of the agent centre and waits for its response. */
async function open(page: Page, address: string) {
  await page.goto(`/agentHome/${address}`)
  await expect(page.locator('[data-hydrating]')).toHaveCount(0)
  await expectAnswered(page)
}

async function expectAnswered(page: Page) {
  await expect(main(page).getByRole('table').last()).toBeVisible()
  await expect(main(page).locator('[aria-busy="true"]')).toHaveCount(0)
}

/**
 * Exports a table. @returns the downloaded file's name, its column titles, and the cells of its
 * rows.
 * @param press presses the export button.
 */
async function saveCsv(page: Page, press: () => Promise<void>) {
  const waiting = page.waitForEvent('download')
  await press()
  const download = await waiting
  const text = await readFile(await download.path(), 'utf8')
  const [titles, ...rows] = text
    .slice(1)
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','))
  return { name: download.suggestedFilename(), titles, rows }
}

/** Number of rows on all pages of the table. */
async function totalOf(page: Page): Promise<number> {
  const place = main(page).getByText(/(registros?|entr(y|ies)) · (página|page) /)
  return Number((await place.textContent())?.match(/^[\d.,]+/)?.[0].replaceAll(/\D/g, ''))
}

test('[ACT-54, AGENT-01, AGENT-09] an agent filters team bets by level and member, sees their charts and exports them', async ({
  page,
}) => {
  await enterAsAgent(page, 'carla', '/agentHome')
  await open(page, 'teamBetting?period=month')
  const table = main(page).getByRole('table', { name: 'Apostas da equipe' })
  const level = main(page).getByRole('combobox', { name: 'Nível' })
  await level.selectOption({ label: 'Nível 2' })
  await expect(page).toHaveURL(/level=2/)
  await expect
    .poll(
      async () => new Set((await valuesOf(table)).map(([, account = '']) => levels.get(account))),
    )
    .toEqual(new Set([2]))
  await expectAnswered(page)
  await expect(main(page).getByRole('img', { name: /^Barras de/ })).toHaveCount(2)

  const account = (await valuesOf(table))[0]?.[1] ?? ''
  await table
    .getByRole('link', { name: `Ver só ${account}` })
    .first()
    .click()
  const chip = main(page).getByRole('link', { name: `Só ${account}: voltar a ver toda a equipe` })
  await expect(chip).toBeVisible()
  await expectAnswered(page)
  const shown = await valuesOf(table)
  expect(new Set(shown.map((row) => row[1]))).toEqual(new Set([account]))
  await expect(table.getByRole('link')).toHaveCount(0)

  const total = await totalOf(page)
  const file = await saveCsv(page, () =>
    main(page).getByRole('button', { name: 'Exportar CSV' }).click(),
  )
  expect(file.name).toMatch(/^teamBetting-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/)
  expect(file.titles?.slice(0, 4)).toEqual(['Feita em', 'Apurado em', 'Conta', 'Jogo'])
  expect(file.rows).toHaveLength(total)
  expect(new Set(file.rows.map((row) => row[2]))).toEqual(new Set([account]))
  // The first page of the list equals the beginning of the file.
  const asFile = shown.map((row) => [row[2], row[3], row[4], ...row.slice(5).map(centsOf)])
  const asListed = file.rows.map((row) => [
    ...[row[3], row[5], row[6]],
    ...[row[7], row[9], row[10]].map(centsOf),
  ])
  expect(asListed.slice(0, shown.length)).toEqual(asFile)

  // The daily figures sum up all listed rows.
  await main(page).getByText('Valores por dia').click()
  const days = main(page).getByRole('table', { name: 'Valores por dia' })
  const stakes = await days.locator('tbody td:nth-child(2)').allTextContents()
  const sum = (cents: number[]) => cents.reduce((all, one) => all + one, 0)
  expect(sum(stakes.map(centsOf))).toBe(sum(file.rows.map((row) => centsOf(row[7]))))

  await page.goBack()
  await expect(chip).toHaveCount(0)
  await expect(level).toHaveValue('2')
  await page.goForward()
  await chip.click()
  await expect(page).not.toHaveURL(/memberId/)
  await expect(level).toHaveValue('2')
})

test("[ACT-54, AGENT-10] an agent opens branches of the players' profit and loss by keyboard, in English, and exports one branch", {
  tag: '@full',
}, async ({ page }) => {
  await enterAsAgent(page, 'carla', '/agentHome')
  await open(page, 'userLoss?lang=en')
  const table = main(page).getByRole('table', { name: 'Players’ profit and loss' })
  const trail = main(page).getByRole('navigation', { name: 'Path in the team' })
  const goDown = async (account: string) => {
    await table.getByRole('link', { name: `${account}: branches below` }).focus()
    await page.keyboard.press('Enter')
    await expect(trail.locator('[aria-current]')).toHaveText(account)
    await expectAnswered(page)
  }
  await expect(main(page).getByRole('img', { name: /^Bars from/ })).toHaveCount(2)
  await goDown('davi')
  await goDown('bia.furtado')
  await expect(trail.getByRole('listitem')).toHaveText(['My team', 'davi', 'bia.furtado'])
  const rows = await valuesOf(table)
  expect(rows.map(([account]) => account).sort()).toEqual([
    ...['carol_viana', 'leo.miranda', 'paulo.tavares'],
  ])

  const button = main(page).getByRole('button', { name: 'Export CSV' })
  await button.focus()
  const file = await saveCsv(page, () => page.keyboard.press('Enter'))
  expect(file.titles?.slice(0, 3)).toEqual(['Account', 'Account type', 'Team'])
  expect(file.rows.map((row) => [row[0], centsOf(row.at(-1))])).toEqual(
    rows.map((row) => [row[0], centsOf(row.at(-1))]),
  )

  await page.goBack()
  await expect(trail.getByRole('listitem')).toHaveText(['My team', 'davi'])
  await trail.getByRole('link', { name: 'My team' }).focus()
  await page.keyboard.press('Enter')
  await expect(trail).toHaveCount(0)
  await expect(table.getByRole('row').filter({ hasText: 'livia.prado' })).toBeVisible()
})

test("[AGENT-09] the chart of the team's bets passes axe and fits the window in each theme and width", {
  tag: '@full',
}, async ({ page }) => {
  await enterAsAgent(page, 'carla', '/agentHome')
  await open(page, 'teamBetting?period=month&memberId=m-livia.prado')
  await main(page).getByText('Valores por dia').click()
  await expectAccessibleInEachVariant(page)
})
