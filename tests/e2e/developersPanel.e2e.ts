import { expect, expectSignedIn, test } from '../support/portalTest.ts'

test('a link to a state logs in, sets the scenario, and leaves no trace in the address @mocks-only', async ({
  page,
}) => {
  await page.goto('/?mocks.persona=ana&mocks.latency=5')
  await expectSignedIn(page, 'Ana')
  const { pathname, search } = new URL(page.url())
  expect(pathname + search).toBe('/')

  await page.keyboard.press('Alt+Shift+KeyM')
  const panel = page.getByRole('complementary', { name: 'Developer’s panel' })
  await expect(panel.getByLabel('Milliseconds that each call takes')).toHaveValue('5')
  const calls = panel.getByRole('list', { name: 'Last calls' })
  await expect(calls).toContainText('GET /wps/v2/wallets/balance 200')
  await expect(calls).toContainText('keeps the contract')
  await expect(calls).not.toContainText('BREAKS')
})

test('a scenario that a developer chooses is met by the next call, and kept over a reload @mocks-only', async ({
  page,
}) => {
  await page.goto('/?mocks.persona=ana')
  await expectSignedIn(page, 'Ana')
  await page.keyboard.press('Alt+Shift+KeyM')
  const panel = page.getByRole('complementary', { name: 'Developer’s panel' })
  await panel.getByLabel('What happens').selectOption('failing')
  await page.reload()
  await expect(panel.getByRole('list', { name: 'Last calls' })).toContainText('500 in')
  await expect(panel.getByLabel('What happens')).toHaveValue('failing')
  // The panel was open, and is the way back.
  await panel.getByLabel('What happens').selectOption('normal')
  await page.reload()
  await expectSignedIn(page, 'Ana')
})
