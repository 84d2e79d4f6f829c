import type { Browser } from '@playwright/test'
import { enterAs, startAsNewMember } from '../../support/enterAs.ts'
import { proxiedTest as test } from '../../support/ownGatewayTest.ts'
import {
  closeAnnouncements,
  dialogOf,
  expect,
  expectSignedIn,
  logIn,
} from '../../support/portalTest.ts'
import {
  keepCodes,
  openAccount,
  protectionRow,
  turnOnAuthenticator,
} from '../../support/securityCentre.ts'

const addressCheck = 'Verificação de novos endereços IP'

/** Opens a page whose requests come from the given IP address. */
async function pageAt(browser: Browser, baseURL: string | undefined, address: string) {
  const extraHTTPHeaders = { 'X-Forwarded-For': address }
  const context = await browser.newContext({ baseURL: baseURL ?? '', extraHTTPHeaders })
  await context.addInitScript(closeAnnouncements)
  return context.newPage()
}

test('[ACT-15] a member enables the check of new IP addresses, confirms a log-in from a new IP address with an SMS code, and trusts that IP address', async ({
  browser,
  baseURL,
  gateway,
}) => {
  const home = await pageAt(browser, baseURL, '203.0.113.9')
  await enterAs(home, 'ana')
  await openAccount(home)
  const check = protectionRow(home, addressCheck).getByRole('switch', { name: addressCheck })
  await expect(check).not.toBeChecked()
  await check.press('Space')
  await expect(check).toBeChecked()
  await expect(protectionRow(home, addressCheck)).toContainText('Ativo')

  const enter = async (address: string) => {
    const page = await pageAt(browser, baseURL, address)
    await logIn(page, 'ana', 'portico-ana-1')
    return page
  }
  const away = await enter('198.51.100.7')
  const step = dialogOf(away, 'Confirme que é você')
  await expect(step).toContainText('um endereço que não conhecemos')
  await step.getByRole('button', { name: 'Enviar código' }).click()
  await expect(step.getByText(/119•+01/).last()).toBeVisible()
  await step.getByLabel('Código do SMS').fill(await gateway.smsCode('11987650001'))
  await step.getByRole('checkbox', { name: 'Não perguntar de novo neste endereço' }).check()
  await step.getByRole('button', { name: 'Confirmar' }).click()
  await expectSignedIn(away, 'Ana')

  // Both IP addresses used so far are trusted now. A third IP address is not.
  for (const address of ['198.51.100.7', '203.0.113.9']) {
    await expectSignedIn(await enter(address), 'Ana')
  }
  await expect(dialogOf(await enter('192.0.2.44'), 'Confirme que é você')).toBeVisible()

  await openAccount(home)
  const history = home.getByRole('region', { name: 'Histórico de login' })
  await expect(history.getByText('Senha e código por SMS')).toBeVisible()
  await expect(history.getByText('Sem a segunda etapa')).toBeVisible()
})

test('[ACT-15] a member can enable the check of new IP addresses only with a phone number, an e-mail address or an authenticator', {
  tag: '@full',
}, async ({ page }) => {
  await startAsNewMember(page)
  await openAccount(page)
  const row = protectionRow(page, addressCheck)
  const check = row.getByRole('switch', { name: addressCheck })
  await check.click()
  await expect(row.getByRole('alert')).toContainText('cadastre um celular ou e-mail')
  await expect(check).not.toBeChecked()
  const { dialog } = await turnOnAuthenticator(page)
  await keepCodes(dialog)
  await check.click()
  await expect(check).toBeChecked()
  await expect(row.getByRole('alert')).toBeEmpty()
  await expect(row).toContainText('até você confiar no endereço')
})
