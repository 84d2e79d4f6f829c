import type { Locator, Page } from '@playwright/test'
import { enterAs, startAsNewMember } from '../../support/enterAs.ts'
import { expectAccessible } from '../../support/expectAccessible.ts'
import { expect } from '../../support/portalTest.ts'
import {
  deliverPush,
  pressNotification,
  setPermission,
  shownNotifications,
  subscribeHere,
  pushTest as test,
} from '../../support/pushTest.ts'

const part = (page: Page): Locator =>
  page.getByRole('main').getByRole('region', { name: 'Notificações neste aparelho', exact: true })
const blocked = (page: Page) => part(page).getByText(/está bloqueando as notificações/)
const isOn = (page: Page) => part(page).getByText('Estão ativadas neste aparelho.')
const isOff = (page: Page) => part(page).getByText('Estão desativadas neste aparelho.')
const turnOn = (page: Page) => part(page).getByRole('button', { name: 'Ativar notificações' })

async function openAsAna(page: Page): Promise<void> {
  await enterAs(page, 'ana', '/member/privacy')
}

/** Seconds until the demonstration's bank has approved and paid a withdrawal. */
const bankSeconds = 26

test('[MEM-24] a paid withdrawal sends a push notification that does not contain the amount', {
  tag: '@full',
}, async ({ page, context, baseURL, gateway, pushService }) => {
  await context.grantPermissions(['notifications'], { origin: baseURL ?? '' })
  const received = await subscribeHere(context, pushService)
  await openAsAna(page)
  await expect(isOff(page)).toBeVisible()
  const money = page.getByRole('switch', { name: 'Transações Push', exact: true })
  await expect(money).toBeDisabled()
  await expect(money).toHaveAccessibleDescription(/não está ativado em nenhum aparelho seu/)
  await turnOn(page).click()
  await expect(isOn(page)).toBeVisible()
  await expect(money).toBeChecked()
  await expect(money).toBeEnabled()
  await expect(
    page.getByRole('switch', { name: 'Promoções e prêmios Push', exact: true }),
  ).not.toBeChecked()
  await expectAccessible(page)

  await page.goto('/member/withdraw')
  const main = page.getByRole('main')
  await main.getByLabel('Valor *').fill('22,00')
  await main.getByRole('button', { name: 'Revisar' }).click()
  await main.getByLabel('Senha de transação *').fill('482915')
  await main.getByRole('button', { name: /^Sacar R\$/ }).click()
  await expect(page).toHaveURL(/\/member\/withdraw\?request=/)
  const address = page.url()
  await gateway.passTime(bankSeconds)
  const titles = () => received().map(({ text }) => JSON.parse(text).title)
  await expect.poll(titles).toContain('Seu saque foi pago')
  expect(titles()).toContain('Seu saque foi aprovado')
  for (const { text } of received()) {
    const { title, body } = JSON.parse(text)
    expect(`${title} ${body}`).not.toContain('22')
  }

  // Passes the payload from the push service to the service worker, as a browser would.
  await page.goto('/promotions')
  const paid = received().find(({ text }) => text.includes('Seu saque foi pago'))
  await deliverPush(page, paid?.text ?? '')
  await expect
    .poll(() => shownNotifications(page))
    .toEqual([{ title: 'Seu saque foi pago', body: 'Abra a Portico para ver os detalhes.' }])
  await pressNotification(page)
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('region', { name: 'Seu saque' })).toBeVisible()
  await expect.poll(() => shownNotifications(page)).toEqual([])

  await page.goto('/member/privacy')
  await part(page).getByRole('button', { name: 'Desativar' }).click()
  await expect(isOff(page)).toBeVisible()
  await expect(money).toBeDisabled()
})

test('[MEM-24] the log-out turns push notifications off on the device, and the next log-in leaves them off', {
  tag: '@full',
}, async ({ page, context, baseURL, pushService }) => {
  await context.grantPermissions(['notifications'], { origin: baseURL ?? '' })
  await subscribeHere(context, pushService)
  await openAsAna(page)
  await turnOn(page).click()
  await expect(isOn(page)).toBeVisible()
  await page.reload()
  await expect(isOn(page)).toBeVisible()
  await page.getByRole('banner').getByRole('button', { name: 'Menu da conta de Ana' }).click()
  await page.getByRole('menuitem', { name: 'Sair' }).click()
  await page
    .getByRole('dialog', { name: 'Sair da conta' })
    .getByRole('button', { name: 'OK' })
    .click()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Entrar' })).toBeVisible()
  await openAsAna(page)
  await expect(isOff(page)).toBeVisible()
})

test('[MEM-24] a browser that cannot reach its push service shows an error and may retry', {
  tag: '@full',
}, async ({ page, context, baseURL, pushService }) => {
  await context.grantPermissions(['notifications'], { origin: baseURL ?? '' })
  await subscribeHere(context, pushService)
  await startAsNewMember(page)
  await page.goto('/member/privacy')
  await page.evaluate(() => localStorage.setItem('pushFails', '1'))
  await turnOn(page).click()
  await expect(part(page).getByRole('alert')).toContainText('As notificações não foram ativadas')
  await expectAccessible(page)
  await page.evaluate(() => localStorage.removeItem('pushFails'))
  // If the platform is unreachable, push notifications stay off.
  await page.route('**/wps/member/push', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  )
  await part(page).getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(part(page).getByRole('alert')).toContainText('Você está sem conexão')
  await page.unroute('**/wps/member/push')
  await part(page).getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(isOn(page)).toBeVisible()
})

test('[MEM-24] a browser that blocks notifications shows how to allow them', {
  tag: '@full',
}, async ({ page }) => {
  await startAsNewMember(page)
  await setPermission(page, 'denied')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/member/privacy')
  await expect(blocked(page)).toBeVisible()
  await expectAccessible(page)
  // The page notices the changed permission without a reload.
  await setPermission(page, 'granted')
  await expect(part(page).getByRole('button')).toBeVisible()
  await expect(blocked(page)).toHaveCount(0)
})

test("[MEM-24] the privacy page tells an iPhone's user to install the portal first, and a user of an old browser that it cannot show notifications", {
  tag: '@full',
}, async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'PushManager')
    if (location.hash === '#iphone')
      Object.defineProperty(Navigator.prototype, 'standalone', { value: false })
  })
  await startAsNewMember(page)
  await page.goto('/member/privacy')
  await expect(part(page).getByText('Este navegador não mostra notificações.')).toBeVisible()
  await page.goto('/help')
  await page.goto('/member/privacy#iphone')
  await part(page).getByRole('link', { name: 'Veja como instalar' }).click()
  await expect(page).toHaveURL(/\/down$/)
})
