import { openPart, signIn } from '../support/consolePage.ts'
import { expect, test } from '../support/portalTest.ts'
import { operatorPassword, startGatewayProcess } from '../support/runningGateway.ts'

// Passwords are slow on purpose.
test.describe.configure({ timeout: 90_000 })

test('five wrong passwords lock the operator out, with the time to wait', async ({ page }) => {
  // A gateway of its own: its operator stays locked.
  const gateway = await startGatewayProcess()
  try {
    await page.clock.install()
    await page.goto(`${gateway.url}/operator.html`)
    const alert = page.getByRole('alert')
    for (const attempt of [1, 2, 3, 4, 5]) {
      const answered = page.waitForResponse('**/ops/session')
      await signIn(page, `wrong password ${attempt}`)
      await answered
      await expect(alert).toContainText('Usuário ou senha incorretos.')
    }
    await signIn(page)
    await expect(alert).toContainText('Tente de novo em 15 minutos')
    await expect(alert).toContainText(/Tempo restante: 1[45]:\d\d/)
    await page.clock.runFor('05:00')
    await expect(alert).toContainText('Tente de novo em 10 minutos')

    await page.reload()
    await expect(alert).toContainText(/Tempo restante: (10:00|9:\d\d)/)
    await page.clock.runFor('10:00')
    await expect(alert).toHaveCount(0)
  } finally {
    await gateway.stop()
  }
})

test('a session that reaches its end says so by itself, and keeps what was chosen', async ({
  page,
}) => {
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

test('a session that ends while nothing is being edited leads to the sign-in page', async ({
  page,
}) => {
  await page.clock.install()
  await openPart(page, 'activity')
  await page.clock.fastForward('08:00:30')
  await expect(page.getByText('Sua sessão terminou. Entre de novo.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible()
})

test('a part that cannot be loaded says why, and loads on another try', async ({ page }) => {
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
