import type { Locator, Page } from '@playwright/test'
import type { components } from '../../../src/api/gen/paths.ts'
import {
  expect,
  expectSignedIn,
  fillAccount,
  leaveRegister,
  openRegister,
  submitOf,
  test,
} from '../../support/portalTest.ts'

type FormReport = components['schemas']['FormReport']

const marker = 'Zq7Marker'
const markedDate = '1987-06-05'

const nextReport = (page: Page) => page.waitForRequest('**/wps/registration/formReport')

/** Fills every field with a recognisable value, and ticks every checkbox. */
async function markEveryField(dialog: Locator) {
  for (const input of await dialog.locator('form input:not([type=checkbox])').all()) {
    await input.fill((await input.getAttribute('type')) === 'date' ? markedDate : marker)
  }
  for (const tick of await dialog.locator('form input[type=checkbox]').all()) await tick.check()
}

test('the report of an abandoned form names its fields and contains no typed text', {
  tag: '@full',
}, async ({ page, operator }) => {
  const { fields } = await operator.draft()
  const dialog = await openRegister(page)
  await markEveryField(dialog)
  await dialog.getByRole('tab', { name: 'Celular' }).click()
  await markEveryField(dialog)
  await dialog.getByLabel('Usuário *').or(dialog.getByLabel('Celular *')).first().focus()

  const [request] = await Promise.all([nextReport(page), leaveRegister(page)])
  const body = request.postData() ?? ''
  expect(body).not.toMatch(/zq7|marker|1987|06-05/i)
  const report: FormReport = JSON.parse(body)
  const { seen, failed, leftAt, ...rest } = report
  expect(rest).toEqual({
    method: 'mobile',
    outcome: 'left',
    rulesVersion: expect.any(Number),
  })
  const names = fields.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining([...seen, ...failed, leftAt]))
  expect(seen).toEqual(expect.arrayContaining(['username', 'password', 'mobileNum']))
  expect(failed).toContain('mobileNum')
  expect(leftAt).toBe('mobileNum')
})

test('a form report lists only the fields that came into view', { tag: '@full' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 640 })
  const dialog = await openRegister(page)
  await dialog.getByLabel('Usuário *').focus()
  const [request] = await Promise.all([nextReport(page), page.keyboard.press('Escape')])
  const { seen, leftAt } = request.postDataJSON() as FormReport
  expect(seen).toContain('username')
  expect(seen).not.toContain('birthday')
  expect(leftAt).toBe('username')
})

test('a registration sends one form report, and closing its dialog sends none', {
  tag: '@full',
}, async ({ page }) => {
  const reports: FormReport[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/wps/registration/formReport')) reports.push(request.postDataJSON())
  })
  const dialog = await openRegister(page)
  const name = await fillAccount(dialog)
  await submitOf(dialog).click()
  await expectSignedIn(page, name)
  await page.reload()
  await expectSignedIn(page, name)
  expect(reports.map(({ outcome }) => outcome)).toEqual(['registered'])
})
