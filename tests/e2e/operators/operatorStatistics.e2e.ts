import type { Page } from '@playwright/test'
import { openConsole, openField, openPart, signIn } from '../../support/consolePage.ts'
import { expectAccessibleInEachVariant } from '../../support/expectAccessible.ts'
import {
  expect,
  fillAccount,
  leaveRegister,
  openRegister,
  submitOf,
  test,
} from '../../support/portalTest.ts'

// Longer timeout, since password hashing is slow on purpose.
test.describe.configure({ timeout: 90_000 })

/** Number in a Portuguese text, where 2.067 means 2067. */
const numberIn = (text: string): number => Number(/\d[\d.]*/.exec(text)?.[0].replaceAll('.', ''))

/** Views, errors and abandonments of a field, from its row of the table. */
async function figuresOf(page: Page, field: string): Promise<number[]> {
  const row = page.getByRole('row').filter({ has: page.getByText(field, { exact: true }) })
  await expect(row).toBeVisible()
  const cells = await row.getByRole('cell').allInnerTexts()
  return cells.map(numberIn)
}

/** Number of visitors at a step of the funnel. */
const stepOf = async (page: Page, name: string): Promise<number> =>
  numberIn(await page.getByRole('term').filter({ hasText: name }).locator('+ dd').innerText())

/**
 * Mocks the response of the statistics call with figures of three fields.
 * @param openedCount how often the form was opened in the last hour and day.
 */
async function answerFigures(page: Page, openedCount: number) {
  const last = (length: number, count: number) => [...Array<number>(length - 1).fill(0), count]
  type Counts = [seen: number, failed: number, left: number, unchecked?: number]
  const spans = (length: number, ...[seen, failed, left, unchecked = 0]: Counts) => ({
    seen: last(length, seen),
    failed: last(length, failed),
    left: last(length, left),
    unchecked: last(length, unchecked),
  })
  const field = (name: string, ...counts: Counts) => ({
    field: name,
    hours: spans(24, ...counts),
    days: spans(7, ...counts),
  })
  const form = (length: number) => ({
    from: '2026-11-20T00:00:00Z',
    opened: last(length, openedCount),
    registered: last(length, 0),
  })
  const value = {
    generatedAt: '2026-11-21T12:20:00Z',
    hours: form(24),
    days: form(7),
    fields: [
      field('username', openedCount, Math.min(openedCount, 4), 0, 3),
      field('password', openedCount, Math.min(openedCount, 2), Math.min(openedCount, 5)),
      field('email', 0, 0, 0),
    ],
  }
  await page.route('**/registration-rules/statistics', (route) =>
    route.fulfill({ json: { success: true, value } }),
  )
}

const waitForReport = (page: Page) =>
  page.waitForResponse((answer) => answer.url().endsWith('/formReport') && answer.ok())

/** Opens the registration form, causes an error in the username and leaves the form. */
async function leaveForm(page: Page) {
  const dialog = await openRegister(page)
  await dialog.getByLabel('Usuário *').fill('9')
  await dialog.getByLabel('Senha *', { exact: true }).focus()
  await expect(dialog.getByLabel('Usuário *')).toHaveAttribute('aria-invalid', 'true')
  await Promise.all([waitForReport(page), leaveRegister(page)])
}

test("a player's errors in the registration form appear in the statistics", {
  tag: '@full',
}, async ({ page, context }) => {
  const player = await context.newPage()
  await leaveForm(player)
  await openPart(page, 'statistics')
  const [seen = 0, failed = 0, left = 0] = await figuresOf(page, 'username')
  const [, , leftAtPassword = 0] = await figuresOf(page, 'password')
  const opened = await stepOf(page, 'Abriram o cadastro')
  const registered = await stepOf(page, 'Criaram a conta')

  await leaveForm(player)
  const dialog = await openRegister(player)
  await fillAccount(dialog)
  await Promise.all([waitForReport(player), submitOf(dialog).click()])

  await page.reload()
  expect(await figuresOf(page, 'username')).toEqual([seen + 2, failed + 1, left])
  expect((await figuresOf(page, 'password'))[2]).toBe(leftAtPassword + 1)
  expect(await stepOf(page, 'Abriram o cadastro')).toBe(opened + 2)
  expect(await stepOf(page, 'Criaram a conta')).toBe(registered + 1)
})

test('the statistics cover a day or a week, and list the fields in the selected order', {
  tag: '@full',
}, async ({ page }) => {
  await answerFigures(page, 20)
  await openPart(page, 'statistics')
  const names = page.getByRole('rowheader').locator('code')
  await expect(names).toHaveText(['password', 'username', 'email'])
  await page.getByLabel('Ordem').selectOption('Mais erros primeiro')
  await expect(names).toHaveText(['username', 'password', 'email'])
  await page.getByLabel('Ordem').selectOption('Ordem do formulário')
  await expect(names).toHaveText(['username', 'password', 'email'])

  const username = page.getByRole('row').filter({ hasText: 'username' })
  await expect(username.getByRole('cell').nth(1)).toContainText('20%')
  const isUnchecked = page.getByText(/aceitos? só pelo tamanho/)
  await expect(username.getByRole('rowheader')).toContainText(
    '3 valores foram aceitos só pelo tamanho',
  )
  await expect(isUnchecked).toHaveCount(1)
  const chart = username.getByRole('img').first()
  await expect(chart).toHaveAccessibleName('Dia a dia: 0, 0, 0, 0, 0, 0 e 20')
  await page.getByRole('radio', { name: 'Últimas 24 horas' }).check({ force: true })
  await expect(chart).toHaveAccessibleName(/^Hora a hora: (0, ){22}0 e 20$/)
})

test('the statistics show an empty state when nobody has opened the form', {
  tag: '@full',
}, async ({ page }) => {
  await answerFigures(page, 0)
  await openPart(page, 'statistics')
  await expect(page.getByText('Ninguém abriu o cadastro nos últimos 7 dias')).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(0)
})

test("the editor shows a field's statistics of the last seven days beside its rule", {
  tag: '@full',
}, async ({ page }) => {
  await answerFigures(page, 20)
  await openConsole(page)
  const details = await openField(page, 'password')
  await expect(details).toContainText(
    'Últimos 7 dias: 20 jogadores viram, 2 com erro (10%), 5 desistências aqui (25%).',
  )
})

test('the activity log describes actions of operators in words', { tag: '@full' }, async ({
  page,
  operator,
}) => {
  await operator.changeSettings((settings) => ({ ...settings, announcements: false }))
  await operator.changeSettings((settings) => ({ ...settings, announcements: true }))
  await page.goto('/operator.html#activity')
  await signIn(page)
  const deeds = page.getByRole('tabpanel').getByRole('listitem')
  await expect(deeds.nth(0)).toContainText('operator entrou')
  await expect(deeds.nth(1)).toContainText('operator alterou configurações: Comunicados')
  await operator.restoreFirst()
  await page.reload()
  await expect(deeds.nth(0)).toContainText('operator restaurou a versão 1 como versão')
})

test('the activity log shows older actions on the next page', { tag: '@full' }, async ({
  page,
}) => {
  await page.route('**/ops/audit?*', async (route) => {
    const shown = Number(new URL(route.request().url()).searchParams.get('page'))
    const items = [
      {
        id: `a-${shown}`,
        at: '2026-11-21T12:00:00Z',
        operator: `operator${shown}`,
        action: 'SIGNED_OUT',
      },
    ]
    const value = { page: shown, pageSize: 20, total: 21, items }
    await route.fulfill({ json: { success: true, value } })
  })
  await openPart(page, 'activity')
  await expect(page.getByText('operator1 saiu')).toBeVisible()
  await page.getByRole('button', { name: 'Mais antigas' }).click()
  await expect(page.getByText('operator2 saiu')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Mais antigas' })).toBeDisabled()
})

test('the statistics and the activity log pass axe and fit the window in each theme and width', {
  tag: '@full',
}, async ({ page, context }) => {
  const player = await context.newPage()
  await leaveForm(player)
  // Closes the player's tab. While that tab is in front, the browser delays the rendering of the
  // console's tab.
  await player.close()
  await openPart(page, 'statistics')
  await expect(page.getByRole('table')).toBeVisible()
  await expectAccessibleInEachVariant(page)
  await page.getByRole('tab', { name: 'Atividade' }).click()
  await expect(page.getByText('operator entrou').first()).toBeVisible()
  await expectAccessibleInEachVariant(page)
})
