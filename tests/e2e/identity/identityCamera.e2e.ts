import { browserArguments, findBrowser } from '../../../scripts/browser/findBrowser.ts'
import { fontEnvironment } from '../../support/fonts.ts'
import {
  openIdentity,
  review,
  selfieStep,
  sendDocument,
  sendPerson,
  slotOf,
} from '../../support/identityPage.ts'
import { identityTest as test } from '../../support/ownGatewayTest.ts'
import { freshCpf } from '../../support/photos.ts'
import { expect } from '../../support/portalTest.ts'

const browser = findBrowser()
test.use({
  launchOptions: {
    args: [...browserArguments, '--use-fake-device-for-media-stream'],
    env: fontEnvironment(),
    ...(browser ? { executablePath: browser } : {}),
  },
})

test('a selfie consists of two camera photos, the second with the head turned', {
  tag: '@full',
}, async ({ page, context, gateway }) => {
  await context.grantPermissions(['camera'])
  await openIdentity(page)
  await sendPerson(page, freshCpf())
  await review(gateway)
  await sendDocument(page)
  const step = selfieStep(page)
  const open = step.getByRole('button', { name: 'Abrir câmera' })
  await open.click()
  await expect(step.getByText('Olhe para a câmera, de frente')).toBeVisible()
  const shoot = step.getByRole('button', { name: 'Tirar foto' })
  await expect(shoot).toBeFocused()
  await step.getByRole('button', { name: 'Cancelar' }).click()
  await expect(open).toBeFocused()
  await open.press('Enter')
  await expect(shoot).toBeFocused()
  await expect(async () => {
    await page.keyboard.press('Enter')
    await expect(step.getByText('Foto 2 de 2')).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect(step.getByText(/^Vire a cabeça um pouco para a sua/)).toBeVisible()
  await page.keyboard.press('Enter')
  const send = step.getByRole('button', { name: 'Enviar selfie' })
  await expect(send).toBeFocused()
  await expect(step.getByText('Enviada', { exact: true })).toHaveCount(2)
  // The camera is released.
  await expect(step.locator('video')).toHaveCount(0)
  await send.click()
  await expect(send).toHaveCount(0)
  await review(gateway)
  await expect(step.getByText('Aprovado', { exact: true })).toBeVisible()
})

test('a member who denies the camera reads how to allow it, and uploads photos instead', {
  tag: '@full',
}, async ({ page, gateway }) => {
  await openIdentity(page)
  await sendPerson(page, freshCpf())
  await review(gateway)
  await sendDocument(page)
  const step = selfieStep(page)
  await step.getByRole('button', { name: 'Abrir câmera' }).click()
  await expect(step.getByText('O acesso à câmera foi negado')).toBeVisible()
  await expect(step.getByRole('button', { name: 'Tentar de novo' })).toBeVisible()
  await step.getByRole('button', { name: 'Prefiro enviar fotos' }).click()
  await expect(slotOf(step, 'Cabeça virada')).toBeVisible()
})
