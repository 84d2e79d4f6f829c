import type { Locator, Page } from '@playwright/test'
import type { components } from '../../../src/api/gen/paths.ts'
import { expectAccessibleInEachVariant } from '../../support/expectAccessible.ts'
import type { RuleDraft, RulesDraft } from '../../support/operatorClient.ts'
import {
  acceptTerms,
  dialogOf,
  expect,
  expectSignedIn,
  fillAccount,
  fillAnswers,
  freshUsername,
  openRegister,
  submitOf,
  test,
} from '../../support/portalTest.ts'

type FormReport = components['schemas']['FormReport']

const plain = {
  enabled: true,
  required: true,
  acceptedPattern: '*',
  patternId: 'LENGTH_ONLY',
  minLength: 1,
  maxLength: 40,
} as const

const team: RuleDraft = {
  ...plain,
  name: 'favouriteTeam',
  type: 'select',
  label: { pt: 'Time do coração' },
  options: [
    { value: 'flamengo', label: { pt: 'Flamengo' } },
    { value: 'other', label: { pt: 'Outro time' } },
  ],
}
const otherTeam: RuleDraft = {
  ...plain,
  name: 'otherTeam',
  label: { pt: 'Qual time?' },
  showWhen: [{ source: 'field', field: 'favouriteTeam', operator: 'equals', values: ['other'] }],
}

/** Rules in three steps: the account, its contacts and the favourite team. */
const inSteps = (draft: RulesDraft): RulesDraft => ({
  ...draft,
  layout: 'steps',
  groups: [
    { id: 'contact', title: { pt: 'Contato' } },
    { id: 'team', title: { pt: 'Seu time' } },
  ],
  fields: [
    ...draft.fields.map((field) =>
      field.name === 'email' ? { ...field, group: 'contact', required: true } : field,
    ),
    { ...team, group: 'team' },
    { ...otherTeam, group: 'team' },
  ],
})

const next = (page: Page) => page.getByRole('button', { name: 'Continuar', exact: true })
const heading = (page: Page, name: string) => page.getByRole('heading', { name })

test('[FORM-01] a conditional field is shown, and its value sent, only while its condition is met', async ({
  page,
  operator,
  gateway,
}) => {
  await operator.publish((draft) => ({ ...draft, fields: [...draft.fields, team, otherTeam] }))
  const dialog = await openRegister(page)
  const username = await fillAccount(dialog)
  const shown = dialog.getByLabel('Qual time? *')
  await expect(shown).toHaveCount(0)
  await dialog.getByLabel('Time do coração *').selectOption('other')
  await shown.fill('Bangu')
  await dialog.getByLabel('Time do coração *').selectOption('flamengo')
  await expect(shown).toHaveCount(0)
  const [request] = await Promise.all([
    page.waitForRequest('**/wps/registration/formReport'),
    submitOf(dialog).click(),
  ])
  await expectSignedIn(page, username)
  expect((request.postDataJSON() as FormReport).seen).toContain('otherTeam')
  const { profile } = gateway.readAccount(username)
  expect(profile).toMatchObject({ favouriteTeam: 'flamengo' })
  expect(profile).not.toHaveProperty('otherTeam')
})

test('[FORM-04] a form in steps shows its progress, keeps the answers when going back, and shows them for review before sending', {
  tag: '@full',
}, async ({ page, operator, gateway }) => {
  await operator.publish(inSteps)
  await page.goto('/register')
  const dialog = dialogOf(page, 'Crie sua conta')
  await expect(heading(page, 'Etapa 1 de 4: Sua conta')).toBeVisible()
  await next(page).click()
  const summary = dialog.getByRole('alert').filter({ hasText: 'precisam da sua atenção' })
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link', { name: /^E-mail/ })).toHaveCount(0)

  const username = await fillAnswers(dialog)
  await dialog.getByLabel('Usuário *').focus()
  await page.keyboard.press('Enter')

  await expect(heading(page, 'Etapa 2 de 4: Contato')).toBeFocused()
  await expect(dialog.locator('[aria-current=step]')).toHaveText('Contato')
  await dialog.getByLabel('E-mail *').fill('marina@example.com')
  await dialog.getByRole('button', { name: 'Voltar' }).click()
  await expect(dialog.getByLabel('Usuário *')).toHaveValue(username)
  await next(page).click()
  await expect(dialog.getByLabel('E-mail *')).toHaveValue('marina@example.com')
  await next(page).click()
  await dialog.getByLabel('Time do coração *').selectOption('flamengo')
  await next(page).click()

  await expect(heading(page, 'Etapa 4 de 4: Confira seus dados')).toBeFocused()
  const account = dialog.getByRole('region', { name: 'Sua conta' })
  await expect(account.getByRole('definition').filter({ hasText: username })).toBeVisible()
  await expect(account).toContainText('29 de fevereiro de 1992')
  await expect(dialog.getByText('Gavea2026')).toHaveCount(0)
  await expect(dialog.getByRole('region', { name: 'Seu time' })).toContainText('Flamengo')
  await dialog.getByRole('button', { name: 'Alterar: Contato' }).click()
  await dialog.getByLabel('E-mail *').fill('marina.araujo@example.com')
  await next(page).click()
  await next(page).click()
  await expect(dialog.getByRole('region', { name: 'Contato' })).toContainText('marina.araujo@')
  await acceptTerms(dialog)
  await submitOf(dialog).click()
  await expectSignedIn(page, username)
  expect(gateway.readAccount(username).profile).toMatchObject({ favouriteTeam: 'flamengo' })
})

test('a form in steps opens the step of the field whose value the server rejects', {
  tag: '@full',
}, async ({ page, operator }) => {
  await operator.publish((draft) => {
    const { groups = [], ...rules } = inSteps(draft)
    return { ...rules, groups: groups.slice(0, 1), fields: rules.fields.slice(0, -2) }
  })
  await page.goto('/register')
  const dialog = dialogOf(page, 'Crie sua conta')
  await fillAnswers(dialog, 'bruno')
  await next(page).click()
  await dialog.getByLabel('E-mail *').fill('marina@example.com')
  await next(page).click()
  await acceptTerms(dialog)
  await submitOf(dialog).click()
  await expect(heading(page, 'Etapa 1 de 3: Sua conta')).toBeVisible()
  await expect(
    dialog.getByRole('alert').filter({ hasText: 'Este usuário já existe' }),
  ).toBeFocused()
})

test('the steps of a form, their errors, the review and a stored draft pass axe and fit the window in each theme and width', {
  tag: '@full',
}, async ({ page, operator }) => {
  await operator.publish(inSteps)
  await page.goto('/register')
  const dialog = dialogOf(page, 'Crie sua conta')
  await expect(heading(page, 'Etapa 1 de 4: Sua conta')).toBeVisible()
  await expectAccessibleInEachVariant(page)
  await fillAnswers(dialog)
  await next(page).click()
  await expect(heading(page, 'Etapa 2 de 4: Contato')).toBeFocused()
  await next(page).click()
  await expect(dialog.getByRole('alert')).toBeFocused()
  await expectAccessibleInEachVariant(page)
  await dialog.getByLabel('E-mail *').fill('marina@example.com')
  await next(page).click()
  await dialog.getByLabel('Time do coração *').selectOption('flamengo')
  await next(page).click()
  await expect(heading(page, 'Etapa 4 de 4: Confira seus dados')).toBeFocused()
  await expectAccessibleInEachVariant(page)
  await page.reload()
  await expect(dialog.getByText('Você já tinha começado o cadastro')).toBeVisible()
  await expectAccessibleInEachVariant(page)
})

test('a form in steps is filled in, reviewed and sent by keyboard alone', {
  tag: '@full',
}, async ({ page, operator }) => {
  await operator.publish(inSteps)
  await page.goto('/register')
  await expect(heading(page, 'Etapa 1 de 4: Sua conta')).toBeVisible()
  const { keyboard } = page
  /** Presses Tab until a control with this label has the focus. */
  const tabTo = async (control: Locator) => {
    await expect(async () => {
      await keyboard.press('Tab')
      await expect(control).toBeFocused({ timeout: 100 })
    }).toPass()
  }
  const dialog = dialogOf(page, 'Crie sua conta')
  const username = freshUsername()
  const typeIn = async (label: string, text: string) => {
    await tabTo(dialog.getByLabel(label, { exact: true }))
    await keyboard.type(text)
  }
  await typeIn('Usuário *', username)
  await typeIn('Senha *', 'Gavea2026')
  await typeIn('Repita a senha *', 'Gavea2026')
  await typeIn('Dia', '29')
  await typeIn('Mês', '02')
  await typeIn('Ano', '1992')
  await keyboard.press('Enter')
  await expect(heading(page, 'Etapa 2 de 4: Contato')).toBeFocused()
  await typeIn('E-mail *', 'marina@example.com')
  await keyboard.press('Enter')
  await expect(heading(page, 'Etapa 3 de 4: Seu time')).toBeFocused()
  await typeIn('Time do coração *', 'Outro')
  await typeIn('Qual time? *', 'Bangu')
  await keyboard.press('Enter')
  await expect(heading(page, 'Etapa 4 de 4: Confira seus dados')).toBeFocused()
  await tabTo(dialog.getByRole('button', { name: 'Alterar: Contato' }))
  await keyboard.press('Enter')
  await expect(heading(page, 'Etapa 2 de 4: Contato')).toBeFocused()
  await tabTo(dialog.getByLabel('E-mail *'))
  await keyboard.press('Enter')
  await tabTo(dialog.getByLabel('Qual time? *'))
  await keyboard.press('Enter')
  await tabTo(dialog.getByRole('checkbox'))
  await keyboard.press('Space')
  await tabTo(submitOf(dialog))
  await keyboard.press('Enter')
  await expectSignedIn(page, username)
})
