import type { Locator } from '@playwright/test'
import { withField, withRule } from '../../support/operatorClient.ts'
import { expect, fillAccount, openRegister, submitOf, test } from '../../support/portalTest.ts'

const rulesCall = '**/wps/system/setting/register'

const team = {
  name: 'favouriteTeam',
  type: 'select',
  enabled: true,
  required: true,
  acceptedPattern: '*',
  patternId: 'LENGTH_ONLY',
  minLength: 1,
  maxLength: 40,
  label: { pt: 'Time do coração', en: 'Favourite team' },
  options: [{ value: 'flamengo', label: { pt: 'Flamengo' } }, { value: 'corinthians' }],
} as const

const caretOf = (field: Locator) =>
  field.evaluate((input) => [
    (input as HTMLInputElement).selectionStart,
    document.activeElement === input,
  ])

test('[REG-14, REG-15] an open registration form adopts published rules and keeps its values, focus and caret', async ({
  page,
  operator,
}) => {
  const dialog = await openRegister(page)
  const username = dialog.getByLabel('Usuário *')
  await dialog.getByLabel('E-mail', { exact: true }).fill('marina@example.com')
  await username.fill('marina92')
  await username.press('ArrowLeft')
  await username.press('ArrowLeft')

  await operator.publish((draft) => {
    const [first, ...others] = withField({ ...team, options: [...team.options] })(draft).fields
    const changed = withRule('email', { required: true })({
      ...draft,
      fields: first ? [...others, first] : others,
    })
    return withRule('username', { minLength: 12, samples: {} })(changed)
  })

  await expect(dialog.getByText(/O formulário mudou:.*Time do coração/)).toBeVisible()
  await expect(dialog.getByLabel('Time do coração *')).toBeVisible()
  await expect(dialog.getByLabel('E-mail *')).toHaveValue('marina@example.com')
  await expect(username).toHaveValue('marina92')
  expect(await caretOf(username)).toEqual([6, true])
  await expect(dialog.getByText(/de 12 a 16 caracteres/)).toBeVisible()
})

test('the registration form restores the value of a field that is removed and added again', {
  tag: '@full',
}, async ({ page, operator }) => {
  const dialog = await openRegister(page)
  await dialog.getByLabel('E-mail', { exact: true }).fill('marina@example.com')
  await operator.publish(withRule('email', { enabled: false }))
  await expect(dialog.getByLabel('E-mail', { exact: true })).toHaveCount(0)
  await operator.publish(withRule('email', { enabled: true }))
  await expect(dialog.getByLabel('E-mail', { exact: true })).toHaveValue('marina@example.com')
})

test('[REG-13] the server rejects a form with outdated rules, and the form adopts the new rules', {
  tag: '@full',
}, async ({ page, operator }) => {
  const old = await page.request.get('/wps/system/setting/register')
  const body = await old.body()
  let hasMissed = true
  await page.route(rulesCall, (route) =>
    hasMissed ? route.fulfill({ body, contentType: 'application/json' }) : route.continue(),
  )
  await page.route('**/wps/member/register', (route) => {
    hasMissed = false
    return route.continue()
  })
  const dialog = await openRegister(page)
  const username = await fillAccount(dialog, 'ana12')
  await operator.publish(withRule('username', { minLength: 10, samples: {} }))
  await submitOf(dialog).click()
  await expect(dialog.getByText(/As regras mudaram enquanto você preenchia/)).toBeVisible()
  await expect(dialog.getByText(/de 10 a 16 caracteres/).first()).toBeVisible()
  await expect(dialog.getByLabel('Usuário *')).toHaveValue(username)
})

test('the registration form keeps a text that is too long, and shows by how many characters', {
  tag: '@full',
}, async ({ page }) => {
  const dialog = await openRegister(page)
  const username = dialog.getByLabel('Usuário *')
  await username.fill('marina'.repeat(4))
  await username.blur()
  await expect(dialog.getByText('8 caracteres a mais: no máximo 16.')).toBeVisible()
  await expect(username).toHaveValue('marina'.repeat(4))
})
