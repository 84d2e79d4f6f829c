import type { Page } from '@playwright/test'
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
import { expectAccessible } from '../../support/expectAccessible.ts'
import { withRule } from '../../support/operatorClient.ts'
import { expect, test } from '../../support/portalTest.ts'

// Password hashing and the check of patterns are slow on purpose.
test.describe.configure({ timeout: 90_000 })

test('the review shows the value of each changed rule before and after the change', {
  tag: '@full',
}, async ({ page }) => {
  await openConsole(page)
  const details = await openField(page, 'fullname')
  await details.getByLabel('No máximo').fill('90')
  await details
    .getByRole('group', { name: 'Português' })
    .getByLabel('Nome')
    .fill('Seu nome completo')
  await page.getByLabel('Idade mínima').fill('21')
  const review = await openReview(page)
  await expect(review.getByText('3 alterações')).toHaveCount(0)
  const change = review.getByRole('listitem').filter({ hasText: 'fullname' }).first()
  await expect(change).toContainText('Antes80Depois90')
  await expect(change).toContainText('Seu nome completo')
  await expect(review.getByText('Antes18Depois21')).toBeVisible()
  await expect(
    review.getByRole('heading', { name: 'Cadastros recentes sob estas regras' }),
  ).toBeVisible()
  await expectAccessible(page)
  await review.getByRole('button', { name: 'Voltar ao rascunho' }).click()
  await expect(reviewIn(page)).toBeFocused()
})

test("a publication can be scheduled in the operator's time zone, reviewed and cancelled", {
  tag: '@full',
}, async ({ page, operator }) => {
  const before = await operator.draft()
  await openConsole(page)
  const details = await openField(page, 'fullname')
  await details.getByLabel('No máximo').fill('91')
  const review = await openReview(page)
  await review.getByLabel('Motivo').fill('À noite')
  await review.getByRole('radio', { name: 'Em horário marcado' }).check()
  const time = review.getByRole('group', { name: 'Data e hora' })
  await time.getByRole('textbox', { name: 'Data' }).fill('01/01/2020')
  await time.getByLabel('Hora').fill('10h')
  await review.getByRole('button', { name: 'Agendar' }).click()
  await expect(time.getByRole('textbox', { name: 'Data' })).toBeFocused()
  await expect(
    review.getByText('Escolha um horário daqui a pelo menos dois minutos.'),
  ).toBeVisible()
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  await time.getByRole('textbox', { name: 'Data' }).fill(tomorrow)
  await time.getByLabel('Hora').fill('03:00')
  await time.getByLabel('Hora').blur()
  await expect(review.getByText(/Horário Padrão de Brasília, GMT-03:00/)).toBeVisible()
  await expectAccessible(page)
  await review.getByRole('button', { name: 'Agendar' }).click()

  const notice = page.getByRole('status').filter({ hasText: 'Publicação agendada' })
  await expect(notice).toContainText('operator')
  await expect(notice).toContainText('À noite')
  await expect(page.getByText('A publicação está agendada.')).toBeVisible()
  expect(await operator.draft()).toEqual(before)
  await expectAccessible(page)

  await notice.getByRole('button', { name: 'Ver o que muda' }).click()
  await expect(page.getByRole('dialog')).toContainText('Antes80Depois91')
  await page.keyboard.press('Escape')
  await notice.getByRole('button', { name: 'Cancelar a publicação' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar a publicação' }).click()
  await expect(notice).toHaveCount(0)
})

test('a concurrent publication is merged into the draft, and the operator resolves each conflict by a choice', {
  tag: '@full',
}, async ({ page, operator }) => {
  await openConsole(page)
  const details = await openField(page, 'payeeName')
  await details.getByLabel('No máximo').fill('41')
  await details.getByLabel('No mínimo').fill('3')
  const review = await openReview(page)
  await operator.publish((draft) =>
    withRule('email', { maxLength: 77 })(withRule('payeeName', { maxLength: 60 })(draft)),
  )
  await publishIn(review).click()

  const merge = page.getByRole('dialog', { name: /Mesclar com a versão \d+ de operator/ })
  await expect(merge.getByText('Um item foi alterado pelos dois')).toBeVisible()
  await expect(merge.getByText('2 alterações mescladas automaticamente')).toBeVisible()
  await expectAccessible(page)
  await merge.getByRole('button', { name: 'Usar como meu rascunho' }).click()
  await expect(merge.getByText('Falta uma escolha.')).toBeVisible()
  await expect(merge.getByRole('radio', { name: /Meu/ })).toBeFocused()
  await merge.getByRole('radio', { name: /Meu/ }).check()
  await merge.getByRole('button', { name: 'Usar como meu rascunho' }).click()

  await expect(rowOf(page, 'payeeName')).toContainText('3–41')
  await expect(rowOf(page, 'email')).toContainText('6–77')
  await expect(page.getByText(/^2 alterações desde/)).toBeVisible()
  await publishIn(await openReview(page)).click()
  await expectLive(page)
  const { fields } = await operator.draft()
  const lengths = (name: string) => {
    const rule = fields.find((field) => field.name === name)
    return [rule?.minLength, rule?.maxLength]
  }
  expect(lengths('payeeName')).toEqual([3, 41])
  expect(lengths('email')).toEqual([6, 77])
})

test('a draft survives a reload and a sign-out, and is resumed or discarded on return', {
  tag: '@full',
}, async ({ page }) => {
  await openConsole(page)
  const details = await openField(page, 'fullname')
  await details.getByLabel('No máximo').fill('92')
  await page.reload()
  await expect(page.getByText(/Você tem alterações não publicadas de/)).toBeVisible()
  await expect(page.getByText('Antes80Depois92')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Continuar com elas' }).click()
  await expect(rowOf(page, 'fullname')).toContainText('2–92')

  await page.getByRole('button', { name: 'Sair' }).click()
  await openConsoleAgain(page)
  await page.getByRole('button', { name: 'Descartá-las' }).click()
  await expect(rowOf(page, 'fullname')).toContainText('2–80')
  await page.reload()
  await expectRules(page)
})

async function openConsoleAgain(page: Page) {
  await signIn(page)
  await expect(page.getByText(/Você tem alterações não publicadas de/)).toBeVisible({
    timeout: 15_000,
  })
}

test('a draft is kept while the server cannot check it, and is checked by a retry', {
  tag: '@full',
}, async ({ page }) => {
  await openConsole(page)
  await page.route('**/ops/registration-rules/check', (route) => route.abort())
  const details = await openField(page, 'fullname')
  await details.getByLabel('No máximo').fill('93')
  await expect(page.getByText('Não foi possível verificar o rascunho.')).toBeVisible()
  await reviewIn(page).click()
  const review = page.getByRole('dialog', { name: 'Revisar e publicar' })
  await expect(review.getByRole('alert')).toContainText('Não foi possível verificar o rascunho')
  await page.unroute('**/ops/registration-rules/check')
  await review.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(publishIn(review)).toBeVisible({ timeout: 15_000 })
  await expect(details.getByLabel('No máximo')).toHaveValue('93')
})

test('a scheduled publication that was held back shows the reason and can be merged into the draft', {
  tag: '@full',
}, async ({ page, operator }) => {
  await operator.publish(withRule('email', { maxLength: 66 }))
  const draft = withRule('fullname', { maxLength: 95 })(await operator.draft())
  const scheduled = {
    publishAt: '2026-11-22T03:00:00Z',
    follows: 1,
    author: 'carla',
    createdAt: '2026-11-21T12:00:00Z',
    state: 'conflict',
    draft: withRule('email', { maxLength: 64 })(draft),
  }
  await page.route('**/ops/registration-rules/scheduled', (route) =>
    route.fulfill({ json: { success: true, value: { scheduled } } }),
  )
  await openConsole(page)
  const notice = page.getByRole('alert').filter({ hasText: 'foi retida' })
  await expect(notice).toContainText('a versão 1, em que ela se baseava, já não estava no ar')
  await notice.getByRole('button', { name: 'Mesclar com meu rascunho' }).click()
  const merge = page.getByRole('dialog', { name: 'Mesclar as regras retidas de carla' })
  await expect(merge.getByText('Nenhum conflito')).toBeVisible()
  await expectAccessible(page)
  await merge.getByRole('button', { name: 'Usar como meu rascunho' }).click()
  await expect(rowOf(page, 'fullname')).toContainText('2–95')
  await expect(rowOf(page, 'email')).toContainText('6–66')
  await expect(page.getByText(/^1 alteração desde/)).toBeVisible()
})
