import { expect, expectSignedIn, test } from '../support/portalTest.ts'
import { startMocksProcess } from '../support/runningMocks.ts'

// Vite compiles each chunk while the page waits for it.
const patience = { timeout: 90_000 }

test('`npm run dev` serves the portal, and a link with a persona logs in', {
  tag: ['@mocks-only', '@mocks-full'],
}, async ({ page }) => {
  test.setTimeout(180_000)
  const server = await startMocksProcess('development')
  try {
    await page.goto(`${server.url}/?mocks.persona=ana`)
    const header = page.getByRole('banner')
    await expect(header.getByRole('button', { name: 'Menu da conta de Ana' })).toBeVisible(patience)
    await expectSignedIn(page, 'Ana')
    await page.goto(`${server.url}/operator.html`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible(patience)
  } finally {
    await page.close()
    await server.stop()
  }
})
