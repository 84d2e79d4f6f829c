import {
  expectLive,
  openConsole,
  openField,
  openReview,
  publishIn,
  rowOf,
} from '../../support/consolePage.ts'
import { expectAccessible } from '../../support/expectAccessible.ts'
import { expect, openRegister, test } from '../../support/portalTest.ts'

// Password hashing and the check of patterns are slow on purpose.
test.describe.configure({ timeout: 90_000 })

test('a field’s details open by keyboard, and the focus returns to its row', {
  tag: '@full',
}, async ({ page }) => {
  await openConsole(page)
  const opener = rowOf(page, 'email').getByRole('rowheader').getByRole('button').first()
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'E-mail', exact: true })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  await expect(page.getByRole('heading', { name: 'O que deve ser digitado' })).toHaveCount(0)
})

test('samples and examples are checked while the rule is typed', {
  tag: '@full',
}, async ({ page }) => {
  await openConsole(page)
  const details = await openField(page, 'affiliateCode')
  await expect(details.getByText('Os 3 exemplos passam')).toBeVisible()
  await details.getByLabel('No mínimo').fill('5')
  await details.getByRole('textbox', { name: 'Novo: Deve ser aceito' }).fill('AB12')
  await page.keyboard.press('Enter')
  await expect(details.getByText(/Recusado, curto demais, mas deve ser aceito/)).toBeVisible()
  await expect(details.getByText('1 exemplo falha')).toBeVisible()
  await expect(details.getByText('Gerados pelo servidor para esta regra')).toBeVisible({
    timeout: 15_000,
  })
  const passing = details
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /como exemplo/ }) })
  await expect(passing.first()).toBeVisible()
  await details.getByRole('button', { name: 'Remover AB12' }).click()
  await expect(details.getByText('Os 3 exemplos passam')).toBeVisible()
})

test('the editor shows the error message as players read it, in each of their languages', {
  tag: '@full',
}, async ({ page }) => {
  await openConsole(page)
  const details = await openField(page, 'username')
  await expect(details.locator('blockquote')).toContainText('de 4 a 16 caracteres')
  await details.getByLabel('No máximo').fill('12')
  await details.getByLabel('Idioma da mensagem').selectOption('en')
  await expect(details.locator('blockquote')).toContainText('4 to 12 characters')
})

test('a custom field is added with its options, and players can fill it in', {
  tag: '@full',
}, async ({ page, context, operator }) => {
  await openConsole(page)
  await page.getByRole('button', { name: 'Adicionar campo' }).click()
  const adding = page.getByRole('dialog', { name: 'Adicionar campo' })
  await adding.getByLabel('Nome nos dados').fill('EMAIL')
  await expect(adding.getByText('Já existe um campo com este nome.')).toBeVisible()
  await adding.getByLabel('Nome nos dados').fill('favouriteTeam')
  await adding.getByLabel('Tipo').selectOption('select')
  await adding.getByRole('button', { name: 'Adicionar', exact: true }).click()
  await expect(adding.getByLabel('Nome em português')).toBeFocused()
  await adding.getByLabel('Nome em português').fill('Time do coração')
  await adding.getByLabel('Nome em inglês').fill('Favourite team')
  await adding.getByRole('button', { name: 'Adicionar', exact: true }).click()

  const details = page.getByRole('complementary', { name: 'Detalhes de Time do coração' })
  await expect(details.getByText('Adicione pelo menos uma opção.')).toBeVisible()
  await details.getByRole('button', { name: 'Adicionar opção' }).click()
  await expect(details.getByLabel('Valor gravado')).toBeFocused()
  await page.keyboard.type('flamengo')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Flamengo')
  await details.getByRole('button', { name: 'Adicionar opção' }).click()
  await expect(details.getByLabel('Valor gravado').last()).toBeFocused()
  await page.keyboard.type('santos')
  await details.getByRole('button', { name: 'Mover santos para cima' }).click()
  await expectAccessible(page)

  const review = await openReview(page)
  await expect(review.getByText('Campo novo: Lista de opções')).toBeVisible()
  await publishIn(review).click()
  await expectLive(page)
  const { fields } = await operator.draft()
  expect(fields.at(-1)).toMatchObject({
    name: 'favouriteTeam',
    type: 'select',
    options: [{ value: 'santos' }, { value: 'flamengo', label: { pt: 'Flamengo' } }],
  })

  const players = await context.newPage()
  const form = await openRegister(players)
  await form.getByLabel('Time do coração').selectOption('Flamengo')
})

test('a removed field is restored by the toast and by undo', { tag: '@full' }, async ({ page }) => {
  await openConsole(page)
  const details = await openField(page, 'qqNum')
  await details.getByRole('button', { name: 'Remover este campo' }).click()
  await expect(rowOf(page, 'qqNum')).toHaveCount(0)
  await expect(page.getByRole('searchbox', { name: 'Buscar campo' })).toBeFocused()
  await page.getByRole('status').getByRole('button', { name: 'Desfazer' }).click()
  await expect(rowOf(page, 'qqNum').getByRole('rowheader').getByRole('button')).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect(rowOf(page, 'qqNum')).toHaveCount(0)
  await page.keyboard.press('Control+z')
  await expect(rowOf(page, 'qqNum')).toBeVisible()
  await expect(page.getByText('Nenhuma alteração desde a versão')).toBeVisible()
  await page.keyboard.press('Control+Shift+z')
  await expect(rowOf(page, 'qqNum')).toHaveCount(0)
})

test('a field required for every account shows why it cannot be removed', { tag: '@full' }, async ({
  page,
}) => {
  await openConsole(page)
  const details = await openField(page, 'password')
  await expect(details.getByText('Por usuário: sempre')).toBeVisible()
  await expect(details.getByText('não pode ser removido', { exact: false })).toBeVisible()
  await expect(details.getByRole('button', { name: 'Remover este campo' })).toHaveCount(0)
})

test('a field moves by the keyboard, by its menu and by dragging', { tag: '@full' }, async ({
  page,
}) => {
  await openConsole(page)
  const names = page.getByRole('rowheader').locator('code')
  const opener = rowOf(page, 'username').getByRole('rowheader').getByRole('button').first()
  await opener.focus()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(names.nth(1)).toHaveText('username')
  await expect(opener).toBeFocused()
  await expect(page.getByText(/Usuário agora é o número 2 de \d+/)).toBeAttached()

  await rowOf(page, 'username')
    .getByRole('button', { name: /^Mover Usuário/ })
    .click()
  await page.getByRole('menuitem', { name: 'Para o início' }).click()
  await expect(names.first()).toHaveText('username')
  await expect(page.getByText('Nenhuma alteração desde a versão')).toBeVisible()

  const grip = rowOf(page, 'password').getByRole('button', { name: /^Mover Senha/ })
  await grip.dragTo(rowOf(page, 'username'), { targetPosition: { x: 200, y: 4 } })
  await expect(names.first()).toHaveText('password')
  await expect(page.getByText(/^1 alteração desde/)).toBeVisible()
})

test('the field search matches labels, states and forms', {
  tag: '@full',
}, async ({ page }) => {
  await openConsole(page)
  await page.getByRole('searchbox', { name: 'Buscar campo' }).fill('codigo')
  await expect(page.getByRole('rowheader').locator('code')).toHaveText([
    'verificationCode',
    'affiliateCode',
  ])
  await page.getByRole('searchbox', { name: 'Buscar campo' }).fill('nada disso')
  await expect(page.getByText('Nenhum campo encontrado.')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Buscar campo' }).fill('')
  await page.getByLabel('Mostrar').selectOption('mobile')
  await expect(rowOf(page, 'mobileNum')).toBeVisible()
  await expect(rowOf(page, 'username')).toHaveCount(0)
})

test('both forms are shown side by side, and a field is added to and removed from either', {
  tag: '@full',
}, async ({ page }) => {
  await openConsole(page)
  await page.getByRole('radio', { name: 'Lado a lado' }).check()
  const email = rowOf(page, 'email')
  await expect(email).toContainText('Nº 5')
  await email.getByRole('checkbox', { name: 'E-mail: Por celular' }).check()
  await expect(email).toContainText('Nº 4')
  await email.getByRole('checkbox', { name: 'E-mail: Por celular' }).uncheck()
  await email.getByRole('checkbox', { name: 'E-mail: Por usuário' }).uncheck()
  await expect(email).not.toContainText('Nº')
  await page.getByRole('radio', { name: 'Lista' }).check()
  await expect(email.getByRole('checkbox', { name: 'Pedir E-mail' })).not.toBeChecked()
})
