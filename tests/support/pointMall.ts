import type { Locator, Page } from '@playwright/test'
import { enterAs } from './enterAs.ts'
import { dialogOf, expect } from './portalTest.ts'

export const redeemCall = '/wps/relay/passwordCheck/MCS2_redeemPointReward'
export const convertCall = '/wps/relay/passwordCheck/MCS2_convertPoint'

export async function openMall(page: Page, path = '/pointMall'): Promise<void> {
  await enterAs(page, 'ana', path)
  await expect(ownPoints(page)).toContainText(/\d (pontos|points)/)
}

export const ownPoints = (page: Page) =>
  page.getByRole('region', { name: /^(Seus pontos|Your points)$/ })

/** Number of points that the page shows for the member. */
export async function pointsOn(page: Page): Promise<number> {
  const text = (await ownPoints(page).textContent()) ?? ''
  return Number(/[\d.,]+/.exec(text)?.[0].replace(/[.,]/g, ''))
}

/** Card of an item of the points mall, by a pattern of its name. */
export const cardOf = (page: Page, name: RegExp): Locator =>
  page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name }) })

export async function openDialog(page: Page, button: Locator, name: string): Promise<Locator> {
  const dialog = dialogOf(page, name)
  // A page may ignore the first press right after it loads.
  await expect(async () => {
    if ((await dialog.count()) === 0) await button.click({ timeout: 3000 })
    await expect(dialog).toBeVisible({ timeout: 5000 })
  }).toPass()
  return dialog
}

export const openRedeem = (page: Page, goods: RegExp): Promise<Locator> =>
  openDialog(page, cardOf(page, goods).getByRole('button'), 'Resgatar com pontos')

export const openConvert = (page: Page): Promise<Locator> =>
  openDialog(
    page,
    ownPoints(page).getByRole('button', { name: 'Converter em dinheiro' }),
    'Converter em dinheiro',
  )

/** Fills in the redemption of a bonus. @returns the button that sends it. */
export async function reviewBonus(dialog: Locator, password = '482915'): Promise<Locator> {
  await dialog.getByRole('button', { name: 'Revisar' }).click()
  await expect(dialog.getByRole('heading', { name: 'Confira antes de resgatar' })).toBeFocused()
  await dialog.getByLabel('Senha de transação *').fill(password)
  return dialog.getByRole('button', { name: /^Resgatar por/ })
}

/** Collects the idempotency keys of the POST requests to a path from now on. */
export function watchKeys(page: Page, path: string): string[] {
  const keys: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'POST' || !request.url().endsWith(path)) return
    keys.push(request.headers()['idempotency-key'] ?? '')
  })
  return keys
}

export const referenceIn = async (dialog: Locator) =>
  (await dialog.locator('code').textContent()) ?? ''
