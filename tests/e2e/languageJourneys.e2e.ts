import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { enterAs, enterAsAgent } from '../support/enterAs.ts'
import { test } from '../support/languagesTest.ts'
import { messagesOf } from '../support/messagesOf.ts'
import { expect, freshUsername } from '../support/portalTest.ts'
import type { RunningGateway } from '../support/runningGateway.ts'
import { watchLedger } from '../support/shownMoney.ts'

// Running these tests in parallel would start a second worker and with it a second gateway.
test.describe.configure({ mode: 'default' })

/**
 * Seconds until the demonstration's bank has credited a deposit, or has approved and paid a
 * withdrawal.
 */
const bankSeconds = 26

const journeys = [
  { code: 'ar', deposited: '50,00', withdrawn: '٢١٫٠٠', rate: '٠٫٤٥' },
  { code: 'ja', deposited: '50.00', withdrawn: '２１.００', rate: '0.45' },
  { code: 'my', deposited: '50.00', withdrawn: '၂၁.၀၀', rate: '၀.၄၅' },
  { code: 'ru', deposited: '50,00', withdrawn: '21,00', rate: '0,45' },
].map((journey) => ({ ...journey, message: messagesOf(journey.code) }))

type Journey = (typeof journeys)[number]

const button = (place: Page | Locator, name: RegExp) => place.getByRole('button', { name })

/**
 * Declares a test for each of two languages that runs the journey with the portal in that language.
 * Two are enough: `parseAmount` has tests in the digits of each language, and each catalogue is
 * complete.
 */
function testInEach(
  title: string,
  codes: readonly [string, string],
  run: (tools: { page: Page; gateway: RunningGateway; journey: Journey }) => Promise<void>,
): void {
  for (const journey of journeys.filter(({ code }) => codes.includes(code))) {
    const { code } = journey
    test(`${title} in ${code}`, { tag: '@full' }, async ({ page, context, baseURL, gateway }) => {
      await context.addCookies([{ name: 'lang', value: code, url: String(baseURL) }])
      await run({ page, gateway, journey })
      await expect(page.locator('html')).toHaveAttribute('lang', code)
    })
  }
}

testInEach('a visitor registers', ['ar', 'ja'], async ({ page, journey: { message } }) => {
  await page.goto('/')
  await button(page.getByRole('banner'), message('header.register')).click()
  const dialog = page.getByRole('dialog', { name: message('app.dialogs.register') })
  const username = freshUsername()
  await dialog
    .getByRole('textbox', { name: message('registration.fields.username') })
    .fill(username)
  await dialog.getByLabel(message('registration.fields.password')).first().fill('Gavea2026')
  await dialog.getByLabel(message('registration.fields.confirmPassword')).fill('Gavea2026')
  await dialog.getByLabel(message('registration.date.day')).fill('1992-02-29')
  await dialog.getByRole('checkbox', { name: message('registration.terms.agree') }).check()
  await button(dialog, message('registration.submit')).click()
  const menu = button(page.getByRole('banner'), message('account.menu'))
  await expect(menu).toHaveAccessibleName(new RegExp(username))
})

// The withdrawals come before the deposits, since a deposit has to be wagered before a withdrawal.
testInEach(
  'a member withdraws',
  ['ar', 'my'],
  async ({ page, gateway, journey: { message, withdrawn } }) => {
    await enterAs(page, 'ana', '/member/withdraw')
    const main = page.getByRole('main')
    const entries = watchLedger(gateway, 'm-ana', 2_100)
    await main.getByRole('textbox', { name: message('wallet.amount.label') }).fill(withdrawn)
    await button(main, message('transfers.review')).click()
    await main.getByLabel(message('transactionPassword.label')).fill('482915')
    await button(main, message('withdrawals.send')).click()
    await expect(page).toHaveURL(/\/member\/withdraw\?request=/)
    expect(entries()).toEqual(['WITHDRAWAL -2100'])
  },
)

testInEach(
  'a member deposits',
  ['ja', 'ru'],
  async ({ page, gateway, journey: { message, deposited } }) => {
    await enterAs(page, 'ana', '/member/deposit')
    const main = page.getByRole('main')
    const entries = watchLedger(gateway, 'm-ana', 5_000)
    await main.getByRole('textbox', { name: message('wallet.amount.label') }).fill(deposited)
    await button(main, message('deposits.amount.submit')).click()
    await expect(page).toHaveURL(/\/member\/deposit\?order=d-/)
    await gateway.passTime(bankSeconds)
    await expect(
      main.getByRole('heading', { name: message('deposits.outcome.paid.title') }),
    ).toBeVisible()
    expect(entries()).toEqual(['DEPOSIT 5000'])
  },
)

testInEach(
  'an agent offers a contract, and another accepts it',
  ['my', 'ru'],
  async ({ page, journey: { message, rate } }) => {
    await enterAsAgent(page, 'carla', '/agentHome/dailySalary')
    await button(page.getByRole('main'), message('contracts.offer.open')).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(message('contracts.offer.member')).selectOption({ label: 'davi' })
    await dialog.getByLabel(message('contracts.fields.rate')).fill(rate)
    await expect(dialog.getByText(message('contracts.preview.paid'))).toBeVisible()
    await button(dialog, message('contracts.offer.send')).click()
    await expect(dialog).toHaveCount(0)
    await enterAsAgent(page, 'davi', '/agentHome/dailySalary')
    await button(page.getByRole('main'), message('contracts.own.see')).click()
    await button(dialog, message('contracts.answer.accept')).click()
    await button(dialog, message('contracts.answer.acceptConfirm')).click()
    await expect(dialog.getByText(message('contracts.answer.accepted'))).toBeVisible()
    await button(dialog, message('app.ok')).click()
    await expect(dialog).toHaveCount(0)
  },
)

test('[ACT-55, LANG-06] a member who selects Arabic in the language menu gets messages and CSV files in Arabic', {
  tag: '@full',
}, async ({ page, gateway }) => {
  const message = messagesOf('ar')
  await enterAs(page, 'ana', '/member/deposit')
  await page.getByRole('button', { name: /^Idioma/ }).click()
  await page.getByRole('searchbox', { name: 'Idioma' }).fill('العربيه')
  await expect(page.getByRole('menuitemradio')).toHaveText(['العربية'])
  const stored = page.waitForResponse(/\/wps\/member\/language/)
  await page.keyboard.press('Enter')
  await stored
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')

  const main = page.getByRole('main')
  await main.getByRole('textbox', { name: message('wallet.amount.label') }).fill('٦٠')
  await button(main, message('deposits.amount.submit')).click()
  await expect(page).toHaveURL(/\/member\/deposit\?order=d-/)
  await gateway.passTime(bankSeconds)
  await expect(
    main.getByRole('heading', { name: message('deposits.outcome.paid.title') }),
  ).toBeVisible()
  await page.goto('/member/messages')
  await expect(main.getByText('وصل إيداعك').first()).toBeVisible()

  await page.goto('/member/accountRecord')
  const waiting = page.waitForEvent('download')
  await button(main, message('records.csv.export')).click()
  const [head = ''] = (await readFile(await (await waiting).path(), 'utf8')).split('\r\n')
  expect(
    head
      .replace(/^\uFEFF/, '')
      .split(',')
      .every((name) => /\p{sc=Arabic}/u.test(name)),
  ).toBe(true)
})
