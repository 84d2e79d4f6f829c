import type { Browser, Page } from '@playwright/test'
import { enterAs, enterAsAgent } from '../../support/enterAs.ts'
import { expectAccessible } from '../../support/expectAccessible.ts'
import { isFullRun } from '../../support/extent.ts'
import { logInDavi } from '../../support/logInAgent.ts'
import { settlementTest as test } from '../../support/ownGatewayTest.ts'
import { highStakesSlot, playRound } from '../../support/playRound.ts'
import { closeAnnouncements, dialogOf, expect } from '../../support/portalTest.ts'
import { minorIn } from '../../support/shownMoney.ts'

const slot = highStakesSlot()

/** Seconds by which the gateway's clock is ahead of this machine's. */
let clockOffset = 0

/**
 * Advances the clock to 12 seconds after the end of the current period, so that the period is
 * settled. A period lasts five minutes.
 */
async function passSettlement(gateway: { passTime(seconds: number): Promise<void> }) {
  const into = (Date.now() / 1000 + clockOffset) % 300
  const seconds = 300 - into + 12
  clockOffset += seconds
  await gateway.passTime(seconds)
}

const periodRegion = (page: Page) => page.getByRole('region', { name: 'Período em andamento' })
const record = (page: Page, name = 'Salário em tempo real') => page.getByRole('table', { name })
const newRows = (page: Page, name?: string) =>
  record(page, name).getByRole('row').filter({ hasText: 'Nova' })

/** Logs in as the agent carla, in a browser context of her own. */
async function enterAsCarla(browser: Browser): Promise<Page> {
  const context = await browser.newContext()
  await context.addInitScript(closeAnnouncements)
  const page = await context.newPage()
  await enterAsAgent(page, 'carla', '/agentHome')
  return page
}

/** Plays one round with a bet of R$ 100. */
async function play(page: Page) {
  await page.goto(`/seamless?nodeId=${slot.nodeId}`)
  const game = page.frameLocator('iframe')
  await expect(game.getByRole('heading', { level: 1 })).toBeVisible()
  await game.getByLabel('Outro valor').fill('100')
  await playRound(page)
}

test('[ACT-53] a real-time salary counts down, and its settlement appears live for payee and payer', async ({
  page,
  browser,
  gateway,
}) => {
  await passSettlement(gateway)
  await logInDavi(page)
  await play(page)
  await page.goto('/agentHome/realTimeSalary')
  const period = periodRegion(page)
  await expect(period).toContainText(/Apostas válidas da equipe\s*R\$\s100,00/)
  await expect(period.getByRole('timer')).toContainText(/^[0-5]:\d\d/)
  await expect(record(page)).toBeVisible()
  await expect(newRows(page)).toHaveCount(0)
  const carla = await enterAsCarla(browser)
  await carla.goto('/agentHome/realTimeSalary?side=PAID')
  await expect(record(carla)).toBeVisible()
  await carla.emulateMedia({ colorScheme: 'dark' })
  await carla.setViewportSize({ width: 360, height: 800 })
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }))

  await passSettlement(gateway)
  await expect(newRows(page)).toHaveCount(1)
  await expect(newRows(page)).toContainText(/R\$\s100,00/)
  await expect(newRows(page)).toContainText('carla')
  await expect(newRows(carla)).toHaveCount(1)
  await expect(newRows(carla)).toContainText('davi')
  await expect(page.getByText('1 linha nova na tabela')).toBeAttached()
  // The highlight lasts ten seconds; on a slow machine the axe check may run after it.
  await Promise.all([expectAccessible(page), expectAccessible(carla)])
  // The next period of five minutes has begun.
  await expect(period).toContainText(/Apostas válidas da equipe\s*R\$\s0,00/)
  await expect(period.getByRole('timer')).toContainText(/^[0-5]:\d\d/)
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true)
  // The highlight disappears after ten seconds.
  if (isFullRun) await expect(newRows(page)).toHaveCount(0, { timeout: 15_000 })
  await carla.context().close()
})

/** Offers ana a daily salary, as the agent carla. */
async function offerAna(page: Page) {
  await page.goto('/agentHome/dailySalary')
  await page.getByRole('button', { name: 'Nova proposta' }).click()
  const dialog = dialogOf(page, 'Nova proposta de contrato')
  await dialog.getByLabel('Para quem').selectOption({ label: 'ana' })
  await dialog.getByLabel('Taxa', { exact: false }).fill('0,3')
  await dialog.getByRole('button', { name: 'Enviar proposta' }).click()
  await expect(page.getByText('Proposta enviada.')).toBeVisible()
}

test('[CONTR-05, CONTR-13] a member opens a contract offer from its message, sees it expire live, and accepts another one', {
  tag: '@full',
}, async ({ page, browser, gateway }) => {
  await enterAs(page, 'ana', '/member')
  const mine = page.getByRole('region', { name: 'Meus contratos' })
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await expect(mine).toHaveCount(0)
  const carla = await enterAsCarla(browser)
  // Only agents and players with a team are offered contracts.
  gateway.arrange(`update members set type = 41 where id = 'm-ana'`)
  await offerAna(carla)
  const offer = dialogOf(page, 'Proposta de contrato')
  await expect(offer).toContainText('0,30%')
  await offer.getByRole('button', { name: 'Fechar' }).click()
  await expect(mine).toContainText('Proposta')

  await page.goto('/member/messages')
  const message = page.getByRole('button', { name: /^Nova proposta de contrato/ }).first()
  const onward = page.getByRole('link', { name: 'Ver detalhes' })
  await expect(async () => {
    if ((await onward.count()) === 0) await message.click({ timeout: 3000 })
    await expect(onward).toBeVisible({ timeout: 3000 })
  }).toPass()
  await onward.click()
  await expect(mine).toContainText('Salário diário')
  await expect(mine).toContainText('0,30%, pago por carla')
  await mine.getByRole('button', { name: 'Ver proposta' }).click()
  await expect(offer.getByRole('button', { name: 'Aceitar' })).toBeVisible()
  const hers = `select id from contracts where downlineId = 'm-ana' and status = 'OFFERED'`
  gateway.arrange(`update jobs set dueAt = 1 where kind = 'expireOffer' and subject in (${hers})`)
  await expect(offer).toContainText('O prazo para responder a esta proposta terminou.')
  await offer.getByRole('button', { name: 'OK' }).click()
  await expect(mine).toHaveCount(0)

  await offerAna(carla)
  await offer.getByRole('button', { name: 'Aceitar' }).click()
  await offer.getByRole('button', { name: 'Sim, aceitar' }).click()
  await offer.getByRole('button', { name: 'OK' }).click()
  await expect(mine).toContainText('Em vigor')
  await expect(mine.getByRole('timer')).toContainText(/^\d+:\d\d/)
  await expect(mine.getByRole('button', { name: 'Encerrar contrato' })).toBeVisible()
  await carla.context().close()
})

/** Item of a description list, by its term. */
const fact = (page: Page, term: string) =>
  page.getByRole('main').locator('dl > div').filter({ hasText: term })

test('[SAFE-07] an agent cannot withdraw or send money that they owe, and incoming money reduces the debt that payer and payee see', {
  tag: '@full',
}, async ({ page, browser, gateway }) => {
  const [start, end] = [Date.now() - 86_400_000, Date.now()]
  gateway.arrange(
    `insert into settlements (id, kind, contractId, payerId, payeeId, periodStart, periodEnd,
      figures, rate, amount, paidAmount, status, settledAt)
    values (?, 'dailyWage', 'ct-owed', 'm-carla', 'm-davi', ?, ?, ?, 4000, 2000000, 0, 'OWED', ?)`,
    ...[`ct-owed/${start}`, start, end],
    ...['{"validBet":500000000,"profitLoss":-100,"activeMembers":6}', end],
  )
  const carla = await enterAsCarla(browser)
  for (const [path, term] of [
    ['withdraw', 'Disponível'],
    ['transferUpline', 'Você pode enviar'],
  ] as const) {
    await carla.goto(`/member/${path}`)
    await expect(fact(carla, 'Devido por contratos')).toContainText(/R\$\s20\.000,00/)
    await expect(fact(carla, term)).toContainText(/R\$\s0,00/)
  }

  await logInDavi(page)
  await page.goto('/member/transferUpline')
  const main = page.getByRole('main')
  await main.getByLabel('Valor *').fill('5,00')
  await main.getByRole('button', { name: 'Revisar' }).click()
  await main.getByLabel('Senha de transação *').fill('482915')
  await main.getByRole('button', { name: /^Enviar R\$/ }).click()
  await expect(main.getByText(/^Você enviou R\$\s*5,00 para carla/)).toBeVisible()

  await page.goto('/agentHome/dailySalary')
  await carla.goto('/agentHome/dailySalary?side=PAID')
  for (const side of [page, carla]) {
    const row = record(side, 'Salário diário').getByRole('row').filter({ hasText: '20.000,00' })
    const paid = await minorIn(row.getByRole('cell').nth(6))
    expect(paid).toBeGreaterThanOrEqual(500)
    expect(await minorIn(row.getByRole('cell').nth(7))).toBe(2_000_000 - paid)
  }
  await carla.context().close()
})
