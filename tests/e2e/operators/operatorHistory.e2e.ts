import type { Page } from '@playwright/test'
import { openConsole } from '../../support/consolePage.ts'
import { expectAccessibleInEachVariant } from '../../support/expectAccessible.ts'
import { withRule } from '../../support/operatorClient.ts'
import { expect, test } from '../../support/portalTest.ts'
import { previewOf } from '../../support/previewPage.ts'

// Longer timeout, since password hashing is slow on purpose.
test.describe.configure({ timeout: 90_000 })
test.use({ viewport: { width: 1440, height: 900 } })

const versions = '/ops/registration-rules/versions'

/** Opens the history of the rules. @returns the number of the version before the live one. */
async function openHistory(page: Page): Promise<number> {
  await openConsole(page)
  await page.getByRole('tab', { name: 'Histórico' }).click()
  await expect(page.getByRole('heading', { name: 'Histórico' })).toBeVisible()
  const newest = page.getByRole('tabpanel').getByRole('listitem').first()
  const name = await newest.getByRole('button').first().innerText()
  return Number(/\d+/.exec(name)?.[0]) - 1
}

const restoreIn = (page: Page, version: number) =>
  page.getByRole('button', { name: `Restaurar a versão ${version}`, exact: true })

const open = (page: Page, version: number) =>
  page.getByRole('button', { name: `Versão ${version}`, exact: true }).click()

test('a version opens with all its fields, and its row in the list gets the focus on return', {
  tag: '@full',
}, async ({ page, operator }) => {
  await operator.publish(withRule('email', { maxLength: 88 }))
  const old = await openHistory(page)
  await open(page, old)
  await expect(page.getByRole('heading', { name: `Versão ${old}`, exact: true })).toBeFocused()
  await expect(page.getByText('Idade mínima: 18')).toBeVisible()
  const email = page.getByRole('listitem').filter({ hasText: 'E-mail' }).first()
  await expect(email.getByText('Opcional')).toBeVisible()
  await email.getByText('E-mail', { exact: false }).first().click()
  await expect(email.getByText('Endereço de e-mail').first()).toBeVisible()
  await expect(email.getByText(/Seguro/)).toBeVisible()
  await expect(email.getByText('64', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Expandir todos os campos' }).click()
  await expect(page.getByText('marina92').first()).toBeVisible()
  await page.getByRole('button', { name: 'Todas as versões' }).click()
  await expect(page.getByRole('button', { name: `Versão ${old}`, exact: true })).toBeFocused()
})

test('two versions are compared field by field', { tag: '@full' }, async ({ page, operator }) => {
  await operator.publish(withRule('email', { maxLength: 77 }))
  await operator.publish(withRule('payeeName', { maxLength: 41 }))
  const old = await openHistory(page)
  await open(page, old - 1)
  await page.getByRole('tab', { name: 'Comparar' }).click()
  const panel = page.getByRole('tabpanel', { name: 'Comparar' })
  await expect(panel.getByText('77', { exact: true })).toBeVisible()
  await expect(panel.getByText('41', { exact: true })).toBeVisible()

  const after = panel.getByLabel('Para')
  await after.selectOption(String(old))
  await expect(panel.getByText('77', { exact: true })).toBeVisible()
  await expect(panel.getByText('41', { exact: true })).toHaveCount(0)
  await after.selectOption(String(old - 1))
  await expect(panel.getByText('As duas versões têm as mesmas regras.')).toBeVisible()
})

test('the preview shows an old version as players saw it', { tag: '@full' }, async ({
  page,
  operator,
}) => {
  await operator.publish(withRule('username', { minLength: 6, samples: {} }))
  const old = await openHistory(page)
  await open(page, old)
  await page.getByRole('button', { name: 'Mostrar na prévia' }).click()
  const { dock, form } = await previewOf(page)
  await expect(dock.getByRole('heading', { name: `Prévia da versão ${old}` })).toBeVisible()
  await expect(form.getByText('de 4 a 16 caracteres').first()).toBeVisible()
  await dock.getByRole('button', { name: 'Mostrar o rascunho' }).click()
  await expect(form.getByText('de 6 a 16 caracteres').first()).toBeVisible()
})

test('the restore dialog lists the changes before the operator confirms them', {
  tag: '@full',
}, async ({ page, operator }) => {
  const first = await operator.draft()
  await operator.publish(withRule('email', { maxLength: 88 }))
  const old = await openHistory(page)
  await restoreIn(page, old).click()
  const question = page.getByRole('dialog', { name: `Restaurar a versão ${old}?` })
  await expect(question.getByText('88', { exact: true })).toBeVisible()
  await question.getByRole('button', { name: 'Restaurar' }).click()
  await expect(page.getByText(/A versão \d+ está no ar/)).toBeVisible()
  expect((await operator.draft()).fields).toEqual(first.fields)
})

test('a restore is stopped with a notice when another version is published while its dialog is open', {
  tag: '@full',
}, async ({ page, operator }) => {
  await operator.publish(withRule('email', { maxLength: 88 }))
  const old = await openHistory(page)
  await restoreIn(page, old).click()
  const question = page.getByRole('dialog', { name: `Restaurar a versão ${old}?` })
  await expect(question.getByText('88', { exact: true })).toBeVisible()
  // Blocks updates, so that the page does not receive the new version before the confirmation.
  await page.route('**/ops/registration-rules', (route) =>
    route.request().method() === 'GET' ? route.abort() : route.continue(),
  )
  await operator.publish(withRule('email', { maxLength: 99 }))
  await page.unrouteAll()
  await question.getByRole('button', { name: 'Restaurar' }).click()
  await expect(page.getByRole('alert')).toContainText('Alguém publicou nesse meio-tempo')
  const { fields } = await operator.draft()
  expect(fields.find(({ name }) => name === 'email')?.maxLength).toBe(99)
})

test('if an old version has a pattern that is now rejected, the error names the field of the pattern, and the version can be opened as a draft', {
  tag: '@full',
}, async ({ page, operator }) => {
  await operator.publish(withRule('email', { maxLength: 88 }))
  const problem = {
    path: '/fields/0/acceptedPattern',
    field: 'username',
    property: 'acceptedPattern',
    code: 'PATTERN_HOSTILE',
    reason: 'Some texts make the pattern run for ever.',
  }
  await page.route(`**${versions}/*/restore`, (route) =>
    route.fulfill({
      status: 422,
      json: {
        success: false,
        code: 'RULES_INVALID',
        message: 'The rules cannot be published.',
        reference: 'r-1',
        value: { problems: [problem] },
      },
    }),
  )
  const old = await openHistory(page)
  await restoreIn(page, old).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Restaurar' }).click()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText(`A versão ${old} não pode mais ser publicada`)
  await expect(alert).toContainText('Usuário')
  await alert.getByRole('button', { name: 'Abrir como rascunho' }).click()
  await expect(page.getByRole('tab', { name: 'Regras do cadastro' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await expect(page.getByText(/1 alteração desde a versão/)).toBeVisible()
})

test('the history of the rules has pages, and a retry loads it after an error', {
  tag: '@full',
}, async ({ page }) => {
  const item = (version: number) => ({
    version,
    author: 'operator',
    note: `Motivo ${version}`,
    createdAt: '2026-11-21T12:00:00Z',
    fieldCount: 28,
  })
  let isReachable = false
  await page.route(`**${versions}?*`, (route) => {
    if (!isReachable) return route.abort()
    const shown = Number(new URL(route.request().url()).searchParams.get('page'))
    const items = Array.from({ length: shown === 1 ? 20 : 5 }, (_, index) =>
      item(25 - (shown - 1) * 20 - index),
    )
    return route.fulfill({
      json: { success: true, value: { items, page: shown, pageSize: 20, total: 25 } },
    })
  })
  await openConsole(page)
  await page.getByRole('tab', { name: 'Histórico' }).click()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Não foi possível carregar o histórico', { timeout: 15_000 })
  isReachable = true
  await alert.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(page.getByText('Motivo 25')).toBeVisible()
  await page.getByRole('button', { name: 'Mais antigas' }).click()
  await expect(page.getByText('Motivo 1', { exact: true })).toBeVisible()
})

test('the history passes axe and fits the window in each theme and width', {
  tag: '@full',
}, async ({ page, operator }) => {
  await operator.publish(withRule('email', { maxLength: 88 }))
  const old = await openHistory(page)
  await expectAccessibleInEachVariant(page)
  await restoreIn(page, old).click()
  await expect(page.getByRole('dialog').getByText('88', { exact: true })).toBeVisible()
  await expectAccessibleInEachVariant(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click()
  await open(page, old)
  await page.getByRole('button', { name: 'Expandir todos os campos' }).click()
  await expectAccessibleInEachVariant(page)
  await page.getByRole('tab', { name: 'Comparar' }).click()
  await expect(page.getByText('88', { exact: true })).toBeVisible()
  await expectAccessibleInEachVariant(page)
})
