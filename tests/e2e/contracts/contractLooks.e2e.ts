import type { Page } from '@playwright/test'
import { enterAsAgent } from '../../support/enterAs.ts'
import { expectAccessibleInEachVariant } from '../../support/expectAccessible.ts'
import { follow } from '../../support/follow.ts'
import { logInDavi } from '../../support/logInAgent.ts'
import { contractTest as test } from '../../support/ownGatewayTest.ts'
import { dialogOf, expect } from '../../support/portalTest.ts'

const offerOf = (page: Page) => dialogOf(page, 'Proposta de contrato')

/** Delays calls whose URL matches `calls`. @returns a function that lets them proceed */
async function holdBack(page: Page, calls: RegExp): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route(calls, async (route) => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}

test("an agent's contract page passes axe and fits the window in each theme and width: loading, empty, failed and complete", {
  tag: '@full',
}, async ({ page }) => {
  await logInDavi(page)
  const main = page.getByRole('main')
  const letGo = await holdBack(page, /\/wps\/contracts\?/)
  await page.goto('/agentHome/realTimeSalary')
  await expect(main.getByRole('status', { name: 'Carregando' }).first()).toBeVisible()
  await expectAccessibleInEachVariant(page, { staysBusy: true, where: 'loading' })
  letGo()
  await expect(main.getByRole('region', { name: 'Período em andamento' })).toBeVisible()
  await expectAccessibleInEachVariant(page, { where: 'whole' })

  await follow(page, '/agentHome/hourlySalary')
  await expect(main.getByText('Você ainda não tem um contrato')).toBeVisible()
  await expectAccessibleInEachVariant(page, { where: 'without a contract' })

  const period = /\/wps\/contracts\/[^/]+\/period/
  await page.route(period, (route) => route.fulfill({ status: 500, body: '' }))
  await follow(page, '/agentHome/dividend')
  const running = main.getByRole('region', { name: 'Período em andamento' })
  const retry = running.getByRole('button', { name: 'Tentar de novo' })
  await expect(retry).toBeVisible()
  await expectAccessibleInEachVariant(page, { where: 'without its period' })
  await page.unroute(period)
  // A settlement may reload the period in the meantime.
  await expect(async () => {
    if ((await retry.count()) > 0) await retry.click({ timeout: 3000 })
    await expect(running.getByRole('timer')).toBeVisible({ timeout: 5000 })
  }).toPass()
})

test('the offer dialog passes axe and fits the window in each theme and width: loading, failed and complete', {
  tag: '@full',
}, async ({ page }) => {
  await logInDavi(page)
  await page.goto('/agentHome/hourlySalary')
  const see = page.getByRole('main').getByRole('button', { name: 'Ver proposta' })
  await expect(see).toBeVisible()
  const one = /\/wps\/contracts\/ct-[^/]+$/
  const letGo = await holdBack(page, one)
  const dialog = offerOf(page)
  await expect(async () => {
    if ((await dialog.count()) === 0) await see.click({ timeout: 3000 })
    await expect(dialog).toBeVisible({ timeout: 3000 })
  }).toPass()
  await expect(dialog.getByRole('status', { name: 'Carregando' })).toBeVisible()
  await expectAccessibleInEachVariant(page, { staysBusy: true, where: 'loading' })
  letGo()
  await expect(dialog.getByText(/^Teria pago R\$/)).toBeVisible()
  await expectAccessibleInEachVariant(page, { where: 'whole' })
  await dialog.getByRole('button', { name: 'Recusar' }).click()
  await expectAccessibleInEachVariant(page, { where: 'asked again' })
  await dialog.getByRole('button', { name: 'Fechar' }).click()
  await expect(dialog).toHaveCount(0)

  await page.route(one, (route) => route.fulfill({ status: 500, body: '' }))
  await page.goto('/agentHome/hourlySalary')
  await expect(async () => {
    if ((await dialog.count()) === 0) await see.click({ timeout: 3000 })
    await expect(dialog).toBeVisible({ timeout: 3000 })
  }).toPass()
  const retry = dialog.getByRole('button', { name: 'Tentar de novo' })
  await expect(retry).toBeVisible()
  await expectAccessibleInEachVariant(page, { where: 'failed' })
  await page.unroute(one)
  await retry.click()
  await expect(dialog.getByText(/^Teria pago R\$/)).toBeVisible()
})

test('the comparison of an offer and the end of a contract pass axe and fit the window in each theme and width', {
  tag: '@full',
}, async ({ page }) => {
  await enterAsAgent(page, 'carla', '/agentHome/dailySalary')
  const team = page.getByRole('table', { name: 'Contratos com a equipe' })
  const row = team.getByRole('row').filter({ hasText: 'davi' })
  await row.getByRole('button', { name: 'Alterar o contrato com davi' }).click()
  const form = dialogOf(page, 'Nova proposta de contrato')
  await form.getByLabel('Taxa', { exact: false }).fill('0,5')
  await expect(form.getByRole('row', { name: /^Taxa/ })).toContainText('Você paga menos')
  await expect(form.getByText(/^Teria pago R\$/)).toBeVisible()
  await expectAccessibleInEachVariant(page, { where: 'an offer with its changes' })
  await form.getByRole('button', { name: 'Fechar' }).click()
  await expect(form).toHaveCount(0)

  await page.goto('/agentHome/dailySalary')
  await page.route(/processDailySalContract/i, (route) => route.fulfill({ status: 500, body: '' }))
  await row.getByRole('button', { name: 'Encerrar o contrato com davi' }).click()
  const question = dialogOf(page, 'Encerrar contrato?')
  await expectAccessibleInEachVariant(page, { where: 'the question' })
  await question.getByRole('button', { name: 'Encerrar' }).click()
  await expect(question.getByRole('alert')).toBeVisible()
  await expectAccessibleInEachVariant(page, { where: 'an end that failed' })
})
