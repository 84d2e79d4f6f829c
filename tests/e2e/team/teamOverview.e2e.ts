import type { Page } from '@playwright/test'
import { enterAsAgent, startAgentSession } from '../../support/enterAs.ts'
import { expectAccessible, expectAccessibleInEachVariant } from '../../support/expectAccessible.ts'
import { logInAgent } from '../../support/logInAgent.ts'
import { dialogOf, expect, test } from '../../support/portalTest.ts'

const main = (page: Page) => page.getByRole('main')
const days = (page: Page) => main(page).getByRole('table', { name: 'Dia a dia' })
/** Element of a named figure: its term, its value, and the change from the previous period. */
const figure = (page: Page, name: string) =>
  main(page)
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${name}$`) })
    .locator('..')

/** Opens the team overview of the agent carla and waits for its responses. */
async function openOverview(page: Page, query = '') {
  await enterAsAgent(page, 'carla', `/agentHome/teamOverview${query}`)
  await expect(main(page).getByRole('table')).toBeVisible()
}

const answerAlerts = (page: Page, alerts: object) =>
  page.route('**/wps/agent/alerts', (route) =>
    route.fulfill({
      json: {
        success: true,
        value: {
          offers: [],
          offerCount: 0,
          endingOffers: [],
          owedToAgent: [],
          owedByAgent: [],
          quietMembers: 0,
          ...alerts,
        },
      },
    }),
  )

test("[ACT-43, AGENT-04, AGENT-06] an agent logs in on the agents' page and lands on the team overview", async ({
  page,
}) => {
  await logInAgent(page, 'carla')
  await expect(page).toHaveURL(/\/agentHome$/)
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Visão geral da equipe')
  await expect(figure(page, 'Membros ativos')).toContainText(/[1-9]\d*/)
  await expect(figure(page, 'Apostas válidas')).toContainText('R$')
  await expect(days(page).getByRole('row')).toHaveCount(8)
  await expectAccessibleInEachVariant(page)
})

test('[AGENT-06] the team overview covers today, yesterday, 7 or 30 days, and describes the change from the previous period in words', {
  tag: '@full',
}, async ({ page }) => {
  await openOverview(page)
  const period = main(page).getByRole('group', { name: 'Período' })
  await expect(period.getByRole('radio', { name: 'Últimos 7 dias' })).toBeChecked()
  await expect(main(page).getByText(/^Em comparação com os 7 dias anteriores: de /)).toBeVisible()

  await period.getByRole('radio', { name: 'Hoje' }).click()
  await expect(page).toHaveURL(/period=today/)
  await expect(main(page).getByText(/^Em comparação com ontem até \d\d:\d\d /)).toBeVisible()
  await expect(days(page).getByRole('row')).toHaveCount(8)
  await page.reload()
  await expect(period.getByRole('radio', { name: 'Hoje' })).toBeChecked()
  // Waits for this period's response, so that the next response belongs to the next period.
  await expect(days(page).getByRole('row')).toHaveCount(8)

  // Waits for a response of the next period, since a background refetch of the shown period may
  // come first.
  const monthAgo = Date.now() - 28 * 86_400_000
  const answers = page.waitForResponse((response) => {
    const { pathname, searchParams } = new URL(response.url())
    return (
      pathname === '/wps/agent/overview' && Date.parse(searchParams.get('from') ?? '') < monthAgo
    )
  })
  await period.getByRole('radio', { name: 'Últimos 30 dias' }).click()
  const { value } = await (await answers).json()
  await expect(days(page).getByRole('row')).toHaveCount(31)
  await expect(main(page).getByText(/^Em comparação com os 30 dias anteriores/)).toBeVisible()
  const active = figure(page, 'Membros ativos')
  await expect(active.getByRole('definition').first()).toHaveText(String(value.activeMembers))
  const before = value.previous.activeMembers
  const words =
    value.activeMembers > before
      ? /^(Alta de \d+(,\d)?% em relação a|Acima de) \d+/
      : value.activeMembers < before
        ? /^Queda de \d+(,\d)?% em relação a \d+/
        : /^Igual ao período anterior/
  await expect(active.getByRole('definition').last()).toHaveText(words)

  await page.goBack()
  await expect(period.getByRole('radio', { name: 'Hoje' })).toBeChecked()
  await page.goto('/agentHome/teamOverview?period=yesterday&lang=en')
  await expect(main(page).getByText(/^Compared with the day before, /)).toBeVisible()
  await expect(figure(page, 'Active members')).toContainText(/before: \d/)
})

test('[AGENT-06] arrow keys move through the days of a chart, whose values agree with the table', {
  tag: '@full',
}, async ({ page }) => {
  await openOverview(page, '?period=yesterday')
  const chart = main(page).getByRole('slider', { name: 'Apostas válidas por dia' })
  // The first row of the table is yesterday: the day of the selected period.
  const rows = days(page).locator('tbody').getByRole('row')
  const turnoverOf = async (row: number) => {
    const text = await rows.nth(row).getByRole('cell').nth(5).textContent()
    return /R\$\s[\d.]+,\d\d/.exec(text ?? '')?.[0] ?? 'nothing'
  }
  const dayOf = async (row: number) =>
    (await rows.nth(row).getByRole('cell').first().locator('time').textContent()) ?? ''
  await chart.focus()
  await expect(chart).toHaveAttribute('aria-valuetext', `${await dayOf(0)}: ${await turnoverOf(0)}`)
  await page.keyboard.press('ArrowLeft')
  await expect(chart).toHaveAttribute('aria-valuetext', `${await dayOf(1)}: ${await turnoverOf(1)}`)
  await page.keyboard.press('Home')
  await expect(chart).toHaveAttribute('aria-valuetext', new RegExp(`^${await dayOf(6)}: `))
  const box = await chart.boundingBox()
  if (!box) throw new Error('The chart is not there')
  await page.mouse.move(box.x + box.width - 4, box.y + box.height / 2)
  await expect(chart).toHaveAttribute('aria-valuetext', new RegExp(`^${await dayOf(0)}: `))
})

test("[AGENT-06] the overview lists the branches with the highest turnover, opens the card of a branch's head, and links to the whole team", {
  tag: '@full',
}, async ({ page }) => {
  await openOverview(page, '?period=month')
  const branches = main(page).getByRole('region', { name: 'Diretos com mais apostas válidas' })
  await expect(branches.getByRole('listitem')).toHaveCount(5)
  const first = branches.getByRole('listitem').first()
  await expect(first).toContainText(/R\$.*%$/)
  const name = (await first.getByRole('button').textContent()) ?? ''
  await first.getByRole('button').click()
  await expect(dialogOf(page, name).getByRole('table')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(first.getByRole('button')).toBeFocused()
  await branches.getByRole('link', { name: 'Ver toda a equipe' }).click()
  await expect(page).toHaveURL(/\/agentHome\/downline$/)
})

test('[AGENT-06] an agent opens a waiting contract offer from the overview', {
  tag: '@full',
}, async ({ page }) => {
  await enterAsAgent(page, 'davi', '/agentHome')
  const offer = dialogOf(page, 'Proposta de contrato')
  const alerts = main(page).getByRole('list', { name: 'Pendências' })
  const waiting = alerts.getByRole('listitem').filter({ hasText: 'espera sua resposta até' })
  await waiting.first().getByRole('button', { name: 'Ler e responder' }).click()
  await expect(offer).toBeVisible()
})

test('[AGENT-06] the overview links debts and ending contract offers to the pages that resolve them', {
  tag: '@full',
}, async ({ page }) => {
  await answerAlerts(page, {
    endingOffers: [{ kind: 'hourlyWage', count: 2 }],
    owedToAgent: [{ kind: 'dividend', count: 1, amount: '1284.50' }],
    owedByAgent: [{ kind: 'dailyWage', count: 3, amount: '84.20' }],
  })
  await openOverview(page)
  const alerts = main(page).getByRole('list', { name: 'Pendências' })
  const mine = alerts.getByRole('listitem').filter({ hasText: 'Você deve' })
  await expect(mine).toContainText(/R\$\s84,20 à sua equipe: 3 apurações de salário diário/)
  await expectAccessible(page)
  const leads = async (text: string, link: string, url: RegExp) => {
    const alert = alerts.getByRole('listitem').filter({ hasText: text })
    await alert.getByRole('link', { name: link }).click()
    await expect(page).toHaveURL(url)
    await page.goBack()
    await expect(alerts).toBeVisible()
  }
  await leads('Você deve', 'Depositar', /\/member\/deposit$/)
  await leads('Você deve', 'Ver apurações', /\/dailySalary\?period=quarter&side=PAID$/)
  await leads('Seu superior deve', 'Ver apurações', /\/dividend\?period=quarter&side=RECEIVED$/)
  await leads('2 propostas suas de salário por hora', 'Ver propostas', /\/hourlySalary$/)
})

test('[AGENT-06] the overview lists inactive members and opens their cards', {
  tag: '@full',
}, async ({ page }) => {
  await answerAlerts(page, { quietMembers: 1 })
  await page.route('**/wps/agent/quietMembers?*', (route) =>
    route.fulfill({
      json: {
        success: true,
        value: {
          items: [
            { memberId: 'm-davi', account: 'davi', lastDay: '2026-11-09', validBet: '1840.00' },
          ],
          page: 1,
          pageSize: 10,
          total: 1,
        },
      },
    }),
  )
  await openOverview(page)
  await main(page).getByRole('button', { name: 'Ver quem' }).click()
  const quiet = dialogOf(page, 'Membros que pararam de apostar')
  const row = quiet.getByRole('row').filter({ hasText: 'davi' })
  await expect(row).toContainText('09/11/2026')
  await expect(row).toContainText(/R\$\s1\.840,00/)
  await expectAccessible(page)
  await row.getByRole('button', { name: 'davi' }).click()
  await expect(dialogOf(page, 'davi')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(quiet).toBeVisible()
})

test('[AGENT-06] the overview shows an empty state when nothing is pending', {
  tag: '@full',
}, async ({ page }) => {
  await answerAlerts(page, {})
  await openOverview(page)
  await expect(main(page).getByText('Tudo em dia: nenhuma pendência.')).toBeVisible()
})

test('[AGENT-06] the overview of an agent without a team links to the page for inviting members', {
  tag: '@full',
}, async ({ page }) => {
  await startAgentSession(page, 'carla')
  await page.route('**/wps/agent/overview?*', async (route) => {
    const json = await (await route.fetch()).json()
    await route.fulfill({ json: { ...json, value: { ...json.value, teamSize: 0 } } })
  })
  await page.goto('/agentHome/teamOverview')
  await main(page).getByRole('link', { name: 'Convidar membros' }).click()
  await expect(page).toHaveURL(/\/agentHome\/registerCentre$/)
})
