import { openPart, signIn } from '../../support/consolePage.ts'
import { expect, test } from '../../support/portalTest.ts'
import { operatorPassword, startGatewayProcess } from '../../support/runningGateway.ts'

// Longer timeout, since password hashing is slow on purpose.
test.describe.configure({ timeout: 90_000 })

/**
 * Upper bound of the number of failed sign-ins. The server starts to delay sign-ins after fewer
 * attempts.
 */
const mostAttempts = 12

test('repeated wrong passwords block the sign-in for a time that the page shows', {
  tag: '@full',
}, async ({ page }) => {
  // Uses its own gateway, since a gateway goes on delaying sign-ins from this IP address.
  const gateway = await startGatewayProcess()
  try {
    await page.clock.install()
    await page.goto(`${gateway.url}/operator.html`)
    const alert = page.getByRole('alert')
    for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
      const answered = page.waitForResponse('**/ops/session')
      await signIn(page, `wrong password ${attempt}`)
      if ((await answered).status() === 429) break
      await expect(alert).toContainText('Usuário ou senha incorretos.')
    }
    await expect(alert).toContainText('Muitas tentativas.')
    await expect(alert).toContainText(/Tempo restante: \d+:\d\d/)
    await page.reload()
    await expect(alert).toContainText(/Tempo restante: \d+:\d\d/)
    await page.clock.runFor('15:00')
    await expect(alert).toHaveCount(0)
  } finally {
    await gateway.stop()
  }
})

test('an operator who signs in is notified of earlier failed sign-ins', { tag: '@full' }, async ({
  page,
}) => {
  // Uses its own gateway, since a shared one would also report failed sign-ins of other tests.
  const gateway = await startGatewayProcess()
  try {
    await page.goto(`${gateway.url}/operator.html`)
    await signIn(page, 'wrong password')
    await expect(page.getByRole('alert')).toContainText('Usuário ou senha incorretos.')
    await signIn(page)
    const told = page.getByRole('status').filter({ hasText: '1 tentativa de acesso' })
    await expect(told).toContainText(/Origem: [\d.:]+/)
    await told.getByRole('button', { name: 'Entendi' }).click()
    await expect(told).toHaveCount(0)
  } finally {
    await gateway.stop()
  }
})

test('an expired session opens a sign-in dialog and keeps the unsaved settings', {
  tag: '@full',
}, async ({ page }) => {
  await page.clock.install()
  await openPart(page, 'settings')
  const announcements = page.getByRole('switch', { name: 'Comunicados' })
  await announcements.uncheck()
  await page.clock.fastForward('08:00:30')
  const dialog = page.getByRole('dialog', { name: 'Entre de novo' })
  await expect(dialog).toBeVisible()
  await dialog.getByLabel('Senha *', { exact: true }).fill(operatorPassword)
  await dialog.getByRole('button', { name: 'Entrar' }).click()
  await expect(dialog).toHaveCount(0, { timeout: 15_000 })
  await expect(announcements).not.toBeChecked()
  await expect(page.getByText('1 alteração por salvar')).toBeVisible()
})

test('an expired session without unsaved changes leads to the sign-in page', {
  tag: '@full',
}, async ({ page }) => {
  await page.clock.install()
  await openPart(page, 'activity')
  await page.clock.fastForward('08:00:30')
  await expect(page.getByText('Sua sessão terminou. Entre de novo.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible()
})

test('a section of the console that fails to load shows an error, and a retry loads it', {
  tag: '@full',
}, async ({ page }) => {
  for (const [part, path, title] of [
    ['settings', '**/ops/platform', 'Não foi possível carregar as configurações'],
    ['statistics', '**/registration-rules/statistics', 'Não foi possível carregar os números'],
    ['activity', '**/ops/audit?*', 'Não foi possível carregar a atividade'],
  ] as const) {
    await page.route(path, (route) => route.abort())
    if (part === 'settings') await openPart(page, part)
    else await page.goto(`/operator.html#${part}`)
    const alert = page.getByRole('alert').filter({ hasText: title })
    await expect(alert).toBeVisible({ timeout: 15_000 })
    await page.unroute(path)
    await alert.getByRole('button', { name: 'Tentar de novo' }).click()
    await expect(alert).toHaveCount(0)
    await expect(page.getByRole('tabpanel').getByRole('heading', { level: 2 })).toBeVisible()
  }
})
