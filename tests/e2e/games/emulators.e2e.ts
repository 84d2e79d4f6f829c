import type { Page } from '@playwright/test'
import { catalogue } from '../../../mocks/content/games/catalogue.ts'
import { expect, test } from '../../support/portalTest.ts'

const game = catalogue
  .games({ gameType: 'RNG' })
  .find(({ hasTrial, inMaintenance }) => hasTrial && !inMaintenance)

/** Requests the URL of a game's free trial, like the portal. */
const launchTrial = (page: Page): Promise<string> =>
  page.evaluate(async (nodeId) => {
    const response = await fetch('/wps/game/startGame', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ nodeId, freeTrial: true, language: 'pt' }),
    })
    return (await response.json()).value.launchUrl
  }, game?.nodeId)

test('a game in its own window runs without a server, also after a reload', {
  tag: ['@mocks-only', '@mocks'],
}, async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('banner')).toBeVisible()
  await page.goto(await launchTrial(page))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const result = page.getByRole('status').filter({ hasText: /./ })
  await expect(result).toHaveText('Escolha a aposta e gire.')
  await page.getByRole('button', { name: 'Girar' }).click()
  await expect(result).toHaveText(/ganhou|Nenhum prêmio|Voltaram/, { timeout: 60_000 })
  await page.reload()
  await expect(page.getByRole('button', { name: 'Girar' })).toBeVisible()
})

test('the chat answers in its own window without a server', {
  tag: ['@mocks-only', '@mocks-full'],
}, async ({ page }) => {
  await page.goto(`/chat/${'0a'.repeat(16)}?lang=pt`)
  await page.getByLabel('Sua pergunta').fill('Cadê o meu saque?')
  await page.getByRole('button', { name: 'Enviar' }).click()
  await expect(page.getByRole('listitem').last()).toContainText('saques por Pix')
  await page.getByLabel('Sua pergunta').fill('E o depósito?')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('listitem').filter({ hasText: 'Cadê o meu saque?' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'E o depósito?' })).toBeVisible()
})

test('the window of an unknown game shows an error page', {
  tag: ['@mocks-only', '@mocks-full'],
}, async ({ page }) => {
  await page.goto(`/play/${'0a'.repeat(16)}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Entrar' })).toHaveCount(0)
})
