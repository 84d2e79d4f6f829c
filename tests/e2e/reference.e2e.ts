import { expect, test } from '../support/portalTest.ts'

test.describe('contract reference', () => {
  test("the contract reference shows a call's details and loads nothing from other origins", {
    tag: ['@mocks-only', '@mocks-full'],
  }, async ({ page, baseURL, refusals }) => {
    const strangers: string[] = []
    page.on('response', (response) => {
      const { origin, protocol } = new URL(response.url())
      if (protocol.startsWith('http') && origin !== new URL(baseURL ?? '').origin) {
        strangers.push(response.url())
      }
    })
    await page.goto('/docs')
    // The Redoc viewer renders the whole contract before it shows anything.
    const title = page.getByRole('heading', { name: /^Portico/ }).first()
    await expect(title).toBeVisible({ timeout: 60_000 })
    await page.goto('/docs#operation/uploadFile')
    await expect(
      page.getByRole('heading', { name: 'Uploads a picture for use in another call.' }),
    ).toBeVisible()
    expect(strangers).toEqual([])
    // Redoc requests a logo from its vendor's server. The browser reports twice that the content
    // security policy blocks this request.
    await expect.poll(() => refusals.length).toBe(2)
    expect(refusals.filter((refusal) => !refusal.includes('cdn.redoc.ly'))).toEqual([])
    refusals.length = 0
  })
})
