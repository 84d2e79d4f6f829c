import { expectAccessibleInEachVariant } from '../../support/expectAccessible.ts'
import { isFullRun } from '../../support/extent.ts'
import { openIdentity, review, sendPerson } from '../../support/identityPage.ts'
import { withField } from '../../support/operatorClient.ts'
import { askedTest as test } from '../../support/ownGatewayTest.ts'
import { freshCpf } from '../../support/photos.ts'
import { expect } from '../../support/portalTest.ts'

/** Rule of a required field of six digits that is asked at the first deposit. */
const askedField = (name: string, label: string) =>
  withField({
    name,
    type: 'text',
    enabled: true,
    required: true,
    acceptedPattern: '^[0-9]+$',
    patternId: 'DIGITS_ONLY',
    minLength: 6,
    maxLength: 6,
    label: { pt: label, en: label },
    askAt: 'firstDeposit',
  })

test('[FORM-05] the registration form omits a field that the rules ask for at the first deposit, and the first deposit requires it', {
  tag: '@full',
}, async ({ page, gateway, operator }) => {
  await operator.publish(askedField('badge', 'Matrícula'))
  // The registration succeeds only if it does not require the field.
  await openIdentity(page)
  await sendPerson(page, freshCpf())
  await review(gateway)
  await page.goto('/member/deposit')
  const main = page.getByRole('main')
  const card = main.getByRole('region', { name: 'Antes de depositar' })
  const next = card.getByRole('button', { name: 'Continuar' })
  const amount = main.getByLabel('Valor *')
  await card.getByLabel('Matrícula *').fill('12a456')
  await next.click()
  await expect(card.getByRole('alert')).toBeFocused()
  await expect(card.getByRole('link', { name: /^Matrícula: .*6/ })).toBeVisible()
  await expect(amount).toBeHidden()
  if (isFullRun) await expectAccessibleInEachVariant(page)
  await card.getByLabel('Matrícula *').fill('123456')
  await next.click()
  await expect(card).toHaveCount(0)
  await amount.fill('50')

  await operator.publish(askedField('office', 'Unidade'))
  await card.getByLabel('Unidade *').fill('654321')
  await next.click()
  await expect(amount).toHaveValue('50')
  await main.getByRole('button', { name: 'Ir para o pagamento' }).click()
  await expect(page).toHaveURL(/\/member\/deposit\?order=d-/)
})
