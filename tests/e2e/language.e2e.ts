import type { Page } from '@playwright/test'
import { expect, expectSignedIn, logIn, test } from '../support/portalTest.ts'

async function chooseEnglish(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Idioma/ }).click()
  await page.getByRole('menuitemradio', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
}

test('[ACT-55] a visitor changes the language: interface and the server’s texts follow, and it is kept', async ({
  page,
}) => {
  await page.goto('/promotions')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Sorteio da semana: R$ 2.000' })).toBeVisible()
  await chooseEnglish(page)
  const inEnglish = async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible()
    await expect(main.getByRole('heading', { name: 'Weekly raffle: R$ 2,000' })).toBeVisible()
    await expect(main.getByRole('heading', { name: /Sorteio da semana/ })).toHaveCount(0)
  }
  await inEnglish()
  await page.reload()
  await inEnglish()
})

test('[ACT-55] a member’s choice is told to the server, at a log-in and whenever it changes', async ({
  page,
}) => {
  const choices: unknown[] = []
  page.on('response', (response) => {
    const request = response.request()
    if (new URL(response.url()).pathname !== '/wps/member/language') return
    choices.push([request.method(), response.status(), request.postDataJSON()])
  })
  await logIn(page, 'ana', 'portico-ana-1')
  await expectSignedIn(page, 'Ana')
  await expect.poll(() => choices).toEqual([['PUT', 200, { language: 'pt' }]])
  await chooseEnglish(page)
  await expect.poll(() => choices.at(-1)).toEqual(['PUT', 200, { language: 'en' }])
})
