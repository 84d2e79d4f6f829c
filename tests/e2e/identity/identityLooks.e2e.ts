import { expectAccessibleInEachVariant } from '../../support/expectAccessible.ts'
import {
  choosePhoto,
  documentStep,
  openIdentity,
  personStep,
  review,
  selfieStep,
} from '../../support/identityPage.ts'
import { identityTest as test } from '../../support/ownGatewayTest.ts'
import { freshCpf } from '../../support/photos.ts'
import { expect } from '../../support/portalTest.ts'

test('the identity check passes axe and fits the window in each theme and width, and works by the keyboard alone', {
  tag: '@full',
}, async ({ page, gateway }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openIdentity(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await expectAccessibleInEachVariant(page)
  const step = personStep(page)
  await step.getByLabel('CPF *').focus()
  await page.keyboard.type(freshCpf('905'))
  await page.keyboard.press('Tab')
  await page.keyboard.type('Marina Lopes Duarte')
  await page.keyboard.press('Enter')
  await expect(step.getByText('Em análise', { exact: true })).toBeVisible()
  await review(gateway)
  await expect(step.getByText('Não aprovado')).toBeVisible()
  await expectAccessibleInEachVariant(page)
  await step.getByLabel('CPF *').focus()
  await page.keyboard.type(freshCpf())
  await page.keyboard.press('Enter')
  await review(gateway)
  await expect(step.getByText('Aprovado', { exact: true })).toBeVisible()
  const document = documentStep(page)
  await document.getByRole('button', { name: 'Começar agora' }).press('Enter')
  await choosePhoto(document, 'Frente')
  await choosePhoto(document, 'Verso')
  await expectAccessibleInEachVariant(page)
  await document.getByRole('button', { name: 'Enviar documento' }).press('Enter')
  await selfieStep(page).getByRole('button', { name: 'Prefiro enviar fotos' }).press('Enter')
  await expectAccessibleInEachVariant(page)
})
