import type { Page } from '@playwright/test'
import { openConsole, openReview, publishIn, rowOf } from '../../support/consolePage.ts'
import { expectAccessible } from '../../support/expectAccessible.ts'
import { expect, openRegister, test } from '../../support/portalTest.ts'
import { openPreview } from '../../support/previewPage.ts'

// Password hashing and the check of patterns are slow on purpose.
test.describe.configure({ timeout: 90_000 })

test.use({ viewport: { width: 1440, height: 900 } })

/** Adds a custom field. @returns the panel with its details, which the console opens. */
async function addField(page: Page, field: { name: string; type: string; label: string }) {
  await page.getByRole('button', { name: 'Adicionar campo' }).click()
  const dialog = page.getByRole('dialog', { name: 'Adicionar campo' })
  await dialog.getByLabel('Nome nos dados').fill(field.name)
  await dialog.getByLabel('Tipo').selectOption(field.type)
  await dialog.getByLabel('Nome em português').fill(field.label)
  await dialog.getByRole('button', { name: 'Adicionar' }).click()
  return page.getByRole('complementary', { name: `Detalhes de ${field.label}` })
}

test('[FORM-01] the console describes a condition in words, and the preview and an open form apply it', {
  tag: '@full',
}, async ({ page, operator, context }) => {
  // A test that uses `operator` restores the first version of the rules when it ends.
  await operator.draft()
  const player = await context.newPage()
  await openRegister(player)
  await openConsole(page)
  const team = await addField(page, { name: 'team', type: 'select', label: 'Time' })
  for (const [index, value] of ['azul', 'verde'].entries()) {
    await team.getByRole('button', { name: 'Adicionar opção' }).click()
    await team.getByLabel('Valor gravado', { exact: true }).nth(index).fill(value)
  }
  const shirt = await addField(page, { name: 'shirt', type: 'text', label: 'Camisa' })
  await shirt.getByRole('button', { name: 'Exibir só quando…' }).click()
  const condition = shirt.getByRole('group', { name: 'Exibir Camisa quando' })
  await expect(condition.getByLabel('O que a condição 1 lê')).toBeFocused()
  await expect(condition).toContainText('Complete esta condição')
  await condition.getByLabel('O que a condição 1 lê').selectOption('Time')
  await condition.getByLabel('Valor da condição 1').selectOption('verde')
  await expect(rowOf(page, 'shirt')).toContainText('Aparece quando Time é verde')
  await expectAccessible(page)

  const { dock, form } = await openPreview(page)
  await expect(form.getByLabel('Time')).toBeVisible()
  await expect(form.getByLabel('Camisa')).toHaveCount(0)
  await form.getByLabel('Time').selectOption('verde')
  await expect(form.getByLabel('Camisa')).toBeVisible()
  await dock.getByRole('button', { name: 'Fechar a prévia' }).click()

  const review = await openReview(page)
  await publishIn(review).click()
  const register = player.getByRole('dialog', { name: 'Crie sua conta' })
  await expect(register.getByLabel('Time')).toBeVisible()
  await expect(register.getByLabel('Camisa')).toHaveCount(0)
  await register.getByLabel('Time').selectOption('verde')
  await expect(register.getByLabel('Camisa')).toBeVisible()
  await register.getByLabel('Time').selectOption('azul')
  await expect(register.getByLabel('Camisa')).toHaveCount(0)
})

test('removing a field that the condition of another field uses requires a confirmation', {
  tag: '@full',
}, async ({ page, operator }) => {
  await operator.publish((draft) => ({
    ...draft,
    fields: draft.fields.map((rule) =>
      rule.name === 'affiliateCode'
        ? {
            ...rule,
            showWhen: [{ source: 'field' as const, field: 'birthday', operator: 'answered' }],
          }
        : rule,
    ),
  }))
  await openConsole(page)
  await rowOf(page, 'birthday')
    .getByLabel(/^Pedir/)
    .click()
  const question = page.getByRole('dialog', { name: /^Tirar Data de nascimento/ })
  await expect(question).toContainText('Código de convite')
  await question.getByRole('button', { name: 'Tirar e manter as condições' }).click()
  await expect(rowOf(page, 'affiliateCode')).toContainText('“Data de nascimento”')
  await page.keyboard.press('Control+Z')
  await expect(rowOf(page, 'birthday').getByLabel(/^Pedir/)).toBeChecked()
})
