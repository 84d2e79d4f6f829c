import type { Locator, Page } from '@playwright/test'
import { expectLive, expectRules, reviewIn, rowOf } from '../../support/consolePage.ts'
import { expect, openRegister, test } from '../../support/portalTest.ts'
import { operatorPassword } from '../../support/runningGateway.ts'
import { enter, tabTo } from '../../support/tabTo.ts'

// Password hashing and the check of patterns are slow on purpose.
test.describe.configure({ timeout: 180_000 })

/** Focuses a field by Tab and replaces its value. */
async function type(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
  await expect(field).toHaveValue(text)
}

test('[ACT-56, CARD-12] an operator publishes a rule by the keyboard alone, and an open form adopts it', async ({
  page,
  context,
  operator,
}) => {
  const first = await operator.draft()
  const player = await context.newPage()
  const form = await openRegister(player)
  await form.getByLabel('Usuário *').fill('ana1')
  // Marks the document. A reload would remove the mark.
  await player.evaluate(() => Object.assign(window, { isFirstDocument: true }))

  await page.goto('/operator.html')
  await type(page, page.getByLabel('Usuário *', { exact: true }), 'operator')
  await type(page, page.getByLabel('Senha *', { exact: true }), operatorPassword)
  await page.keyboard.press('Enter')
  await expectRules(page)

  await enter(page, rowOf(page, 'username').getByRole('rowheader').getByRole('button').first())
  const details = page
    .getByRole('complementary')
    .filter({ has: page.getByRole('heading', { name: 'O que deve ser digitado' }) })
  await type(page, details.getByLabel('No mínimo'), '7')
  await expect(details.getByText(/deveria passar, mas o tamanho não é permitido/)).toBeVisible()
  await enter(page, details.getByRole('button', { name: 'Descartar este exemplo' }))
  await page.keyboard.press('Escape')

  await enter(page, reviewIn(page))
  const review = page.getByRole('dialog', { name: 'Revisar e publicar' })
  await expect(review.getByRole('heading', { name: 'Revisar e publicar' })).toBeFocused()
  await type(page, review.getByLabel('Motivo'), 'Nomes mais longos')
  const consent = review.getByRole('checkbox', { name: /cadastros recentes/ })
  await tabTo(page, consent)
  await page.keyboard.press('Space')
  await expect(consent).toBeChecked()
  await enter(page, review.getByRole('button', { name: 'Publicar agora' }))
  await expectLive(page)

  await expect(form.getByText(/de 7 a 16 caracteres/)).toBeVisible()
  await expect(form.getByLabel('Usuário *')).toHaveValue('ana1')
  expect(await player.evaluate(() => 'isFirstDocument' in window)).toBe(true)
  expect((await operator.draft()).fields).not.toEqual(first.fields)
})
