import type { Browser, Page } from '@playwright/test'
import { newMembersPassword, startAsNewMember } from '../../support/enterAs.ts'
import {
  closeAnnouncements,
  expect,
  expectSignedIn,
  logIn,
  test,
} from '../../support/portalTest.ts'
import { openAccount } from '../../support/securityCentre.ts'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0'
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1'

/** Opens a second browser and logs in there as the same member. */
async function enterWith(
  browser: Browser,
  baseURL: string | undefined,
  { userAgent, username }: { userAgent: string; username: string },
): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseURL ?? '', userAgent })
  await context.addInitScript(closeAnnouncements)
  const page = await context.newPage()
  await logIn(page, username, newMembersPassword)
  await expectSignedIn(page, username)
  return page
}

const expectLoggedOut = (page: Page) =>
  expect(page.getByRole('banner').getByRole('button', { name: 'Entrar' })).toBeVisible()

test('[ACT-16] a member sees sessions and devices, ends one session, and then all others', async ({
  page,
  browser,
  baseURL,
}) => {
  const username = await startAsNewMember(page)
  const onLinux = await enterWith(browser, baseURL, { userAgent: firefox, username })
  const onPhone = await enterWith(browser, baseURL, { userAgent: safari, username })
  await openAccount(page)
  const panel = page.getByRole('region', { name: 'Aparelhos e sessões' })
  const sessions = panel.getByRole('listitem')
  await expect(sessions).toHaveCount(3)
  const own = sessions.filter({ hasText: 'Este aparelho' })
  await expect(own).toContainText('Chrome no Windows')
  await expect(own).toContainText('127.0.0.1')
  await expect(own.getByRole('button')).toHaveCount(0)

  // The button opens a confirmation with the focus on Cancel, so a second Enter does not confirm.
  const end = panel.getByRole('button', { name: 'Encerrar Firefox no Linux' })
  await end.press('Enter')
  const cancel = panel.getByRole('button', { name: 'Cancelar' })
  await expect(cancel).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(sessions).toHaveCount(3)
  await end.click()
  await panel.getByRole('button', { name: 'Encerrar agora', exact: true }).click()
  await expect(sessions).toHaveCount(2)
  await expect(page.getByText('Sessão encerrada: Firefox no Linux.')).toBeVisible()
  await expectLoggedOut(onLinux)
  await expectSignedIn(onPhone, username)

  await panel.getByRole('button', { name: 'Encerrar todas as outras' }).click()
  await panel.getByRole('button', { name: 'Encerrar agora todas as outras' }).click()
  await expect(sessions).toHaveCount(1)
  await expectLoggedOut(onPhone)
  await expectSignedIn(page, username)
})

test('the log-in history lists log-ins and failed attempts, and offers to change the password', {
  tag: '@full',
}, async ({ page, browser, baseURL }) => {
  const username = await startAsNewMember(page)
  const thief = await browser.newPage({ ...(baseURL && { baseURL }), userAgent: safari })
  await thief.addInitScript(closeAnnouncements)
  const dialog = await logIn(thief, username, 'not the password')
  await expect(dialog.getByRole('alert')).toBeVisible()
  await dialog.getByLabel('Senha *').fill(newMembersPassword)
  await dialog.getByRole('button', { name: 'Entrar' }).click()
  await expectSignedIn(thief, username)

  await openAccount(page)
  const history = page.getByRole('region', { name: 'Histórico de login' })
  const rows = history.getByRole('listitem')
  await expect(rows).toHaveCount(3)
  await expect(rows.nth(0)).toContainText('Safari no iOS')
  await expect(rows.nth(0)).toContainText('Entrou')
  await expect(rows.nth(1)).toContainText('Safari no iOS')
  await expect(rows.nth(1)).toContainText('Senha ou código incorreto')
  await expect(rows.nth(2)).toContainText('Cadastro')
  await expect(rows.nth(2)).toContainText('Este aparelho')

  await history.getByRole('button', { name: 'Trocar senha' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.goto('/member/messages')
  await expect(page.getByRole('main')).toContainText('Acesso em um novo aparelho')
})
