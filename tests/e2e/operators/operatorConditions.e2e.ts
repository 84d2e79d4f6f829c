import { openConsole, rowOf } from '../../support/consolePage.ts'
import { expect, test } from '../../support/portalTest.ts'

// Password hashing and the check of patterns are slow on purpose.
test.describe.configure({ timeout: 90_000 })

test.use({ viewport: { width: 1440, height: 900 } })

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
