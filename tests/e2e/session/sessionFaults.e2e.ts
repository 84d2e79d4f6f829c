import type { BrowserContext, Locator, Page } from '@playwright/test'
import { depositTest as test } from '../../support/ownGatewayTest.ts'
import { dialogOf, expect, expectSignedIn, logIn } from '../../support/portalTest.ts'
import { watchLedger } from '../../support/shownMoney.ts'

async function logInAsAna(page: Page): Promise<void> {
  await logIn(page, 'ana', 'portico-ana-1')
  await expectSignedIn(page, 'Ana')
}

/**
 * Makes the server reject the page's session from now on.
 * @param atOnce number of calls that are held until all of them have started
 * @param calls URL pattern of the affected calls; all by default
 */
async function loseSession(page: Page, { atOnce = 1, calls = '**/wps/**' } = {}): Promise<void> {
  let started = 0
  const allStarted = Promise.withResolvers<void>()
  const lost = await page.evaluate(() => sessionStorage.getItem('token') ?? '')
  expect(lost).not.toBe('')
  await page.route(calls, async (route) => {
    started += 1
    if (started >= atOnce) allStarted.resolve()
    await allStarted.promise
    const headers = route.request().headers()
    const known = Object.entries(headers)
    const forgotten = known.map(([name, value]) => [name, value.replace(lost, 'f'.repeat(64))])
    return route.continue({ headers: Object.fromEntries(forgotten) })
  })
}

async function fillIn(login: Locator, username: string, password: string): Promise<void> {
  await login.getByLabel('Usuário ou celular').fill(username)
  await login.getByLabel('Senha *').fill(password)
  await login.getByRole('button', { name: 'Entrar' }).click()
}

/** Opens another tab of the same browser, without a session of its own. */
async function openTab(context: BrowserContext): Promise<Page> {
  const tab = await context.newPage()
  await tab.goto('/')
  return tab
}

test('a deposit submitted in an expired session opens the log-in, keeps the amount and then makes one order (fault 13)', async ({
  page,
  gateway,
}) => {
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
  await loseSession(page, { calls: '**/wps/deposits' })
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

test("a log-in as another member after an expired session starts without the first member's data (faults 13 and 16)", {
  tag: '@full',
}, async ({ page }) => {
  await logInAsAna(page)
  await page.goto('/member/deposit')
  await page.getByRole('main').getByLabel('Valor *').fill('73')
  await loseSession(page, { calls: '**/wps/deposits' })
  await page.getByRole('button', { name: 'Ir para o pagamento' }).click()
  const login = dialogOf(page, 'Entrar')
  await expect(login.getByLabel('Usuário ou celular')).toBeVisible()
  await fillIn(login, 'bruno', 'portico-bruno-1')
  await expectSignedIn(page, 'Bruno')
  await expect(page).toHaveURL('/')
  await expect(page.getByText(/a página da conta anterior foi fechada/)).toBeVisible()
  await expect(page.getByText('Ana', { exact: true })).toHaveCount(0)
})

test('the first tab reports a log-in as another member in a second tab, and keeps its own member (fault 16)', {
  tag: '@full',
}, async ({ page, context }) => {
  await logInAsAna(page)
  const tab = await openTab(context)
  await logIn(tab, 'bruno', 'portico-bruno-1')
  await expectSignedIn(tab, 'Bruno')
  const told = page.getByText(/Em outra aba você entrou com outra conta/)
  await expect(told).toBeVisible()
  await expectSignedIn(page, 'Ana')
  await expectSignedIn(tab, 'Bruno')
  await page.getByRole('button', { name: 'Sair nesta aba' }).click()
  await dialogOf(page, 'Sair da conta').getByRole('button', { name: 'OK' }).click()
  await expect(page.getByRole('button', { name: 'Entrar' }).first()).toBeVisible()
  await expect(told).toHaveCount(0)
  await expectSignedIn(tab, 'Bruno')
})
