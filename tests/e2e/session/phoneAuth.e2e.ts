import type { Page } from '@playwright/test'
import { withModule } from '../../../platform/domain/base/platform/platform.ts'
import { dialogOf, expect, expectSignedIn, test } from '../../support/portalTest.ts'

test.describe.configure({ timeout: 120_000 })

/** Script files that the page requests. */
function scriptsOf(page: Page): Set<string> {
  const scripts = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js')) scripts.add(pathname)
  })
  return scripts
}

/** Scripts that contain the URL path of the external phone service. */
async function thatSpeakToService(page: Page, scripts: ReadonlySet<string>): Promise<string[]> {
  const texts = [...scripts].map(async (path) => {
    const text = await (await page.request.get(path)).text()
    return text.includes('/social/phone') ? [path] : []
  })
  return (await Promise.all(texts)).flat()
}

async function openBySms(page: Page) {
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Entrar' }).click()
  const dialog = dialogOf(page, 'Entrar')
  await dialog.getByRole('tab', { name: 'Código por SMS' }).click()
  await dialog.getByRole('textbox', { name: 'Celular' }).fill('11987650001')
  const ask = async () => {
    const opened = page.waitForEvent('popup')
    await dialog.getByRole('button', { name: 'Enviar código' }).click()
    return opened
  }
  return { dialog, ask }
}

test('[ERR-11, CONST-07] the phone-authentication service, when enabled, verifies a log-in in its own window, and closing that window shows a warning', {
  tag: '@full',
}, async ({ page, operator, gateway }) => {
  const { settings: before } = await operator.settings()
  const scripts = scriptsOf(page)
  const { dialog: without } = await openBySms(page)
  await expect(without.getByRole('button', { name: 'Enviar código' })).toBeEnabled()
  expect(await thatSpeakToService(page, scripts)).toEqual([])
  // The log-in dialog is closed first, since an open dialog reopens when the page loads again.
  await without.getByRole('button', { name: 'Fechar' }).click()
  await expect(without).toHaveCount(0)

  await operator.changeSettings((settings) => ({
    ...settings,
    whitelabel: withModule(settings.whitelabel, 'PHONEAUTH3', true),
  }))
  const { dialog, ask } = await openBySms(page)
  const closed = await ask()
  await expect(closed.getByRole('heading', { name: 'Confirmar o celular' })).toBeVisible()
  await expect(dialog.getByText('Continue na janela que acabou de abrir.')).toBeVisible()
  expect(await thatSpeakToService(page, scripts)).toHaveLength(1)
  await closed.close()
  const warning = dialogOf(page, 'Atenção')
  await expect(warning.getByText(/A janela foi fechada antes do fim da verificação/)).toBeVisible()
  await warning.getByRole('button', { name: 'OK' }).click()
  await expect(warning).toHaveCount(0)

  const opened = await ask()
  const gone = opened.waitForEvent('close')
  await opened.getByRole('button', { name: 'Sou uma pessoa: enviar código' }).click()
  await gone
  await expect(dialog.getByText(/está a caminho de \+55 11987650001/)).toBeVisible()
  await expect(dialog.getByRole('button', { name: /Reenviar em (60|5\d) s/ })).toBeDisabled()
  await dialog.getByLabel('Código do SMS').fill(await gateway.smsCode('11987650001'))
  await dialog.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expectSignedIn(page, 'Ana')
  await operator.changeSettings(() => before)
})
