import type { Locator, Page } from '@playwright/test'
import { depositTest as test } from '../../support/ownGatewayTest.ts'
import { dialogOf, expect, expectSignedIn, logIn } from '../../support/portalTest.ts'
import { watchLedger } from '../../support/shownMoney.ts'

async function logInAsAna(page: Page): Promise<void> {
  await logIn(page, 'ana', 'portico-ana-1')
  await expectSignedIn(page, 'Ana')
}

/** Makes the server reject the page's session in calls that match a URL pattern, from now on. */
async function loseSession(page: Page, calls: string): Promise<void> {
  const lost = await page.evaluate(() => sessionStorage.getItem('token') ?? '')
  expect(lost).not.toBe('')
  await page.route(calls, (route) => {
    const known = Object.entries(route.request().headers())
    const forgotten = known.map(([name, value]) => [name, value.replace(lost, 'f'.repeat(64))])
    return route.continue({ headers: Object.fromEntries(forgotten) })
  })
}

async function fillIn(login: Locator, username: string, password: string): Promise<void> {
  await login.getByLabel('Usuário ou celular').fill(username)
  await login.getByLabel('Senha *').fill(password)
  await login.getByRole('button', { name: 'Entrar' }).click()
}

test('a deposit submitted in an expired session opens the log-in, keeps the amount and then makes one order', {
  tag: '@full',
}, async ({ page, gateway }) => {
  await logInAsAna(page)
  await page.goto('/member/deposit')
  const main = page.getByRole('main')
  await main.getByLabel('Valor *').fill('73')
  const sent: string[] = []
  page.on('response', (response) => {
    const request = response.request()
    if (request.method() !== 'POST' || !request.url().endsWith('/wps/deposits')) return
    sent.push(`${response.status()} ${request.headers()['idempotency-key']}`)
  })
  // Only this call fails: background queries must not reveal the expired session first.
  await loseSession(page, '**/wps/deposits')
  await main.getByRole('button', { name: 'Ir para o pagamento' }).click()
  const login = dialogOf(page, 'Entrar')
  await expect(login.getByLabel('Usuário ou celular')).toBeVisible()
  await expect(page.getByText('Sua sessão terminou. Entre de novo.')).toBeVisible()
  await expect(main.getByLabel('Valor *')).toHaveValue('73')
  await fillIn(login, 'ana', 'portico-ana-1')
  await expect(login).toHaveCount(0)
  await expect(page).toHaveURL(/\/member\/deposit\?order=d-/)
  const [refused, made] = sent.map((line) => line.split(' '))
  expect(sent).toHaveLength(2)
  expect(refused?.[0]).toBe('401')
  expect(made?.[0]).toBe('200')
  expect(made?.[1]).toBe(refused?.[1])
  const newEntries = watchLedger(gateway, 'm-ana', 7_300)
  await gateway.passTime(16)
  await expect(main.getByRole('heading', { name: /73,00 no seu saldo$/ })).toBeVisible()
  expect(newEntries()).toEqual(['DEPOSIT 7300'])
})
