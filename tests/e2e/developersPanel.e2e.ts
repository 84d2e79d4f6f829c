import type { Locator, Page } from '@playwright/test'
import { expectNoViolation } from '../support/expectAccessible.ts'
import { closeAnnouncements, expect, expectSignedIn, test } from '../support/portalTest.ts'

async function openPanel(page: Page): Promise<Locator> {
  const panel = page.getByRole('complementary', { name: 'Developer’s panel' })
  // The panel loads after the page and ignores keys pressed before.
  const toggle = panel.getByRole('button', { name: /^Mocks/, expanded: false })
  await expect(toggle).toBeVisible()
  await page.keyboard.press('Alt+Shift+KeyM')
  return panel
}

test('the URL parameters of the mocks log a persona in and set the latency, and are then removed from the URL', {
  tag: ['@mocks-only', '@mocks-full'],
}, async ({ page }) => {
  await page.goto('/?mocks.persona=ana&mocks.latency=5')
  await expectSignedIn(page, 'Ana')
  const { pathname, search } = new URL(page.url())
  expect(pathname + search).toBe('/')

  const panel = await openPanel(page)
  await expect(panel.getByLabel('Milliseconds that each call takes')).toHaveValue('5')
  const calls = panel.getByRole('list', { name: 'Last calls' })
  await expect(calls).toContainText('GET /wps/v2/wallets/balance 200')
  await expect(calls).toContainText('keeps the contract')
  await expect(calls).not.toContainText('BREAKS')
})

test('the next call uses the scenario that the developer selects, also after a reload', {
  tag: ['@mocks-only', '@mocks'],
}, async ({ page }) => {
  await page.goto('/?mocks.persona=ana')
  await expectSignedIn(page, 'Ana')
  const panel = await openPanel(page)
  await panel.getByLabel('What happens').selectOption('failing')
  await page.reload()
  await expect(panel.getByRole('list', { name: 'Last calls' })).toContainText('500 in')
  await expect(panel.getByLabel('What happens')).toHaveValue('failing')
  // The panel stays open across the reload, so it can reset the scenario.
  await panel.getByLabel('What happens').selectOption('normal')
  await page.reload()
  await expectSignedIn(page, 'Ana')
})

test('a response that violates the contract is shown over the page and in the panel, with place and reason', {
  tag: ['@mocks-only', '@mocks'],
}, async ({ page }) => {
  // This page makes few enough calls for the panel to list all of them.
  await page.goto('/promotions?mocks.persona=ana&mocks.scenario=damaged')
  const notice = page.getByRole('alert').filter({ hasText: 'An answer breaks the contract' })
  await expect(notice).toContainText('GET /wps/v2/wallets/balance 200')
  await expect(notice).toContainText('/value/balance must be of type string')

  await expect(page.getByRole('button', { name: /^Mocks: \d+ broken answers?$/ })).toBeVisible()
  const panel = await openPanel(page)
  const calls = panel.getByRole('list', { name: 'Last calls' })
  await expect(calls).toContainText('BREAKS THE CONTRACT (/value/balance must be of type string)')

  // A key closes the notice. The notice does not reopen once responses are valid again.
  await panel.getByLabel('What happens').selectOption('normal')
  await expect(async () => {
    // Responses to earlier calls may reopen the notice after it was closed.
    if (await notice.isVisible())
      await notice.getByRole('button', { name: 'Close' }).press('Escape')
    await expect(notice).toHaveCount(0)
  }).toPass()
  await page.reload()
  await expectSignedIn(page, 'Ana')
  await expect(notice).toHaveCount(0)
})

test('the next call uses the offline switch and the latency of the panel', {
  tag: ['@mocks-only', '@mocks-full'],
}, async ({ page }) => {
  await page.goto('/?mocks.persona=ana')
  await expectSignedIn(page, 'Ana')
  const panel = await openPanel(page)
  const calls = panel.getByRole('list', { name: 'Last calls' })
  const refresh = page.getByRole('banner').getByRole('button', { name: 'Atualizar o saldo' })
  await panel.getByLabel('What happens').selectOption('offline')
  await refresh.click()
  await expect(calls.getByText(/wallets\/balance 0 in/).first()).toBeVisible()
  await expect(calls).toContainText('no answer')
  await panel.getByLabel('What happens').selectOption('normal')
  await panel.getByLabel('Milliseconds that each call takes').fill('321')
  await panel.getByLabel('Milliseconds that each call takes').press('Tab')
  const waits = async () => {
    await refresh.click()
    const took = await calls
      .getByText(/wallets\/balance 200 in \d+ ms/)
      .first()
      .innerText()
    return Number(/in (\d+) ms/.exec(took)?.[1])
  }
  await expect.poll(waits).toBeGreaterThanOrEqual(300)
})

test('the panel advances the clock and resets it to the real time', {
  tag: ['@mocks-only', '@mocks-full'],
}, async ({ page }) => {
  await page.goto('/?mocks.persona=ana')
  await expectSignedIn(page, 'Ana')
  const panel = await openPanel(page)
  const clock = panel.getByText(/^Platform time:/)
  const before = await clock.innerText()
  for (const _ of Array.from({ length: 3 })) {
    await panel.getByRole('button', { name: 'A day later' }).click()
  }
  await expect(clock).not.toHaveText(before)
  // Ana's session has expired by now, so the page logs her out.
  await page.reload()
  const logIn = page.getByRole('banner').getByRole('button', { name: 'Entrar' })
  await expect(logIn).toBeVisible()

  const days = async () => {
    const [, time = ''] = /: (\S+Z)/.exec(await clock.innerText()) ?? []
    return Math.round(Math.abs(Date.parse(time) - Date.now()) / 86_400_000)
  }
  expect(await days()).toBe(3)
  await panel.getByRole('button', { name: 'The real time' }).click()
  await expect.poll(days).toBe(0)
})

test('a reset of the mocks requires a confirmation and restores the initial state', {
  tag: ['@mocks-only', '@mocks-full'],
}, async ({ page }) => {
  await page.goto('/?mocks.off=USERNAMEREG3&mocks.latency=3')
  await expect(page.getByRole('banner')).toBeVisible()
  const panel = await openPanel(page)
  const module = panel.getByRole('checkbox', { name: 'USERNAMEREG3' })
  await panel.getByText('Features', { exact: true }).click()
  await expect(module).not.toBeChecked()
  const forget = panel.getByRole('button', { name: 'Forget everything that happened' })
  await forget.click()
  await expect(panel.getByRole('status')).toContainText('Press again')
  await forget.click()
  await expect(panel.getByText('Press again')).toHaveCount(0)
  await panel.getByText('Features', { exact: true }).click()
  await expect(module).toBeChecked()
})

test('a link from the panel sets up the same mocks in another browser', {
  tag: ['@mocks-only', '@mocks-full'],
}, async ({ page, browser }) => {
  await page.goto('/?mocks.persona=ana&mocks.latency=7&mocks.off=PTSYS3')
  await expectSignedIn(page, 'Ana')
  const panel = await openPanel(page)
  await panel.getByLabel('Who is logged in').selectOption('bruno')
  const link = panel.getByLabel('Link to this state')
  await expect(link).toHaveValue(/mocks\.persona=bruno.*mocks\.latency=7.*mocks\.off=\S*PTSYS3/)

  const other = await browser.newContext({ locale: 'pt-BR' })
  const there = await other.newPage()
  await there.addInitScript(closeAnnouncements)
  await there.goto(await link.inputValue())
  await expectSignedIn(there, 'Bruno')
  const theirs = await openPanel(there)
  await expect(theirs.getByLabel('Milliseconds that each call takes')).toHaveValue('7')
  await theirs.getByText('Features', { exact: true }).click()
  await expect(theirs.getByRole('checkbox', { name: 'PTSYS3' })).not.toBeChecked()
  await other.close()
})

test("the developer's panel and the contract notice pass axe, open and closed, wide and narrow", {
  tag: ['@mocks-only', '@mocks-full'],
}, async ({ page }) => {
  await page.goto('/?mocks.persona=ana&mocks.scenario=damaged')
  await expect(page.getByText('An answer breaks the contract')).toBeVisible()
  const check = async () => {
    await expectNoViolation(page, { part: '#portico-mocks' })
    await expectNoViolation(page, { part: '[data-mantine-stop-propagation]' })
  }
  await check()
  const panel = await openPanel(page)
  await panel.getByText('Features', { exact: true }).click()
  await panel.getByText('Registration rules', { exact: true }).click()
  await check()
  await page.setViewportSize({ width: 360, height: 740 })
  await check()
})
