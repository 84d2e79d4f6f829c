import {
  expectLive,
  expectRules,
  openConsole,
  openField,
  openReview,
  publishIn,
  reviewIn,
  rowOf,
  signIn,
} from '../../support/consolePage.ts'
import { expectAccessibleInEachVariant } from '../../support/expectAccessible.ts'
import { withRule } from '../../support/operatorClient.ts'
import { expect, test } from '../../support/portalTest.ts'
import { operatorPassword } from '../../support/runningGateway.ts'

// Longer timeout: password hashing is slow on purpose, and the review checks all rules.
test.describe.configure({ timeout: 90_000 })

test('the rules cannot be published while a pattern is being checked', {
  tag: '@full',
}, async ({ page }) => {
  let isDone = false
  await page.route('**/ops/registration-rules/check', async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    if (!isDone) {
      const field = 'email'
      answer.value.publishable = false
      answer.value.problems = [
        {
          path: '/fields/5/acceptedPattern',
          field,
          property: 'acceptedPattern',
          code: 'PATTERN_PENDING',
          reason: '',
        },
      ]
      answer.value.verdicts = [{ field, verdict: 'pending', dialect: 'u' }]
    }
    await route.fulfill({ response, json: answer })
  })
  await openConsole(page)
  const details = await openField(page, 'email')
  const pattern = details.getByLabel('Padrão')
  // Enters an equivalent pattern, so that the samples stay valid.
  await pattern.fill((await pattern.inputValue()).replace(/\$$/, '(?:)$'))
  const verdict = details.getByRole('status').filter({ hasText: /verificação/ })
  await expect(verdict).toContainText('Em verificação')
  await expect(rowOf(page, 'email')).toContainText('Em verificação')
  await reviewIn(page).click()
  const review = page.getByRole('dialog', { name: 'Revisar e publicar' })
  await expect(review.getByText('Um padrão em verificação…')).toBeVisible()
  await expect(publishIn(review)).toHaveCount(0)
  isDone = true
  await expect(publishIn(review)).toBeVisible({ timeout: 20_000 })
})

test('the editor rejects a pattern that can run too long, and shows a text on which it runs too long', {
  tag: '@full',
}, async ({ page, operator }) => {
  const before = await operator.draft()
  await openConsole(page)
  const details = await openField(page, 'email')
  const pattern = details.getByLabel('Padrão')
  await pattern.fill('^(a+)+$')
  await expect(details.getByText('Funciona, com Unicode completo')).toBeVisible()
  await expect(details.getByText(/Hostil: este texto/)).toBeVisible({ timeout: 20_000 })
  await expect(details.locator('code', { hasText: 'aaa' })).toBeVisible()
  await expect(pattern).toHaveAttribute('aria-invalid', 'true')
  await expect(rowOf(page, 'email')).toContainText('Hostil')

  await reviewIn(page).click()
  const review = page.getByRole('dialog', { name: 'Revisar e publicar' })
  await expect(review.getByRole('alert')).toContainText('problema')
  await expect(publishIn(review)).toHaveCount(0)
  expect(await operator.draft()).toEqual(before)

  await review.getByRole('link', { name: /E-mail · Padrão/ }).click()
  await expect(pattern).toBeFocused()
  await pattern.fill('^([a-z')
  await expect(details.getByText(/Não funciona:/)).toBeVisible()
})

test('the console keeps the draft when the session ends, and requests the password in a dialog', {
  tag: '@full',
}, async ({ page, context, operator }) => {
  await openConsole(page)
  const details = await openField(page, 'payeeName')
  await details.getByLabel('No máximo').fill('43')
  const review = await openReview(page)
  await context.clearCookies()
  await publishIn(review).click()
  const dialog = page.getByRole('dialog', { name: 'Entre de novo' })
  await dialog.getByLabel('Senha *', { exact: true }).fill(operatorPassword)
  await dialog.getByRole('button', { name: 'Entrar' }).click()
  await expect(dialog).toHaveCount(0, { timeout: 15_000 })
  await expect(
    review.getByText('Pressione mais uma vez para publicar', { exact: false }),
  ).toBeVisible()
  await publishIn(review).click()
  await expectLive(page)
  const { fields } = await operator.draft()
  expect(fields.find(({ name }) => name === 'payeeName')?.maxLength).toBe(43)
})

test("the console requests the password when the session's time is over, without waiting for a failed call", {
  tag: '@full',
}, async ({ page }) => {
  await page.clock.install()
  await openConsole(page)
  const details = await openField(page, 'payeeName')
  await details.getByLabel('No máximo').fill('44')
  await page.clock.fastForward('24:00:00')
  await expect(page.getByRole('dialog', { name: 'Entre de novo' })).toBeVisible()
  await expect(details.getByLabel('No máximo')).toHaveValue('44')
})

test("an operator's session survives a reload and ends at the sign-out", { tag: '@full' }, async ({
  page,
}) => {
  await page.goto('/operator.html')
  await signIn(page, 'wrong password')
  await expect(page.getByRole('alert')).toContainText('Usuário ou senha incorretos.', {
    timeout: 15_000,
  })
  await signIn(page)
  await expectRules(page)
  await page.reload()
  await expectRules(page)
  await page.getByRole('button', { name: 'Sair' }).click()
  await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible()
})

test('an old version of the rules is published again after a confirmation', {
  tag: '@full',
}, async ({ page, operator }) => {
  const first = await operator.draft()
  await operator.publish(withRule('email', { maxLength: 88 }))
  await openConsole(page)
  await page.getByRole('tab', { name: 'Histórico' }).click()
  await page.getByRole('button', { name: 'Restaurar a versão 1', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Restaurar a versão 1?' })
  await question.getByRole('button', { name: 'Restaurar' }).click()
  await expect(page.getByText('Restaurada da versão 1').first()).toBeVisible()
  await expect.poll(async () => (await operator.draft()).fields).toEqual(first.fields)
  await page.getByRole('tab', { name: 'Regras do cadastro' }).click()
  await expect(rowOf(page, 'email')).not.toContainText('88')
})

test('the console passes axe and fits the window in each theme and width', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/operator.html')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessibleInEachVariant(page)
  await openConsole(page)
  await expectAccessibleInEachVariant(page)
  const details = await openField(page, 'email')
  await details.getByLabel('Padrão').fill('^(a+)+$')
  await details.getByLabel('No mínimo').fill('60')
  await expect(details.getByText(/Hostil: este texto/)).toBeVisible({ timeout: 20_000 })
  await expectAccessibleInEachVariant(page)
  await page.getByRole('button', { name: 'Fechar os detalhes' }).click()
  await expectAccessibleInEachVariant(page)
  await page.getByRole('radio', { name: 'Lado a lado' }).check()
  await expectAccessibleInEachVariant(page)
  await page.getByRole('button', { name: 'Adicionar campo' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Adicionar' }).click()
  await expectAccessibleInEachVariant(page)
  await page.keyboard.press('Escape')
  await reviewIn(page).click()
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible()
  await expectAccessibleInEachVariant(page)
  await page.keyboard.press('Escape')
  await page.getByRole('tab', { name: 'Histórico' }).click()
  await expect(page.getByText('No ar')).toBeVisible()
  await expectAccessibleInEachVariant(page)
})
