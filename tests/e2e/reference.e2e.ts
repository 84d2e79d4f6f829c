import { expect, test } from '../support/portalTest.ts'

test.describe('the contract’s reference', () => {
  test('shows every tag and a call’s details, without a request to anybody else', {
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
    // The reader draws all of the contract before it shows any of it.
    const title = page.getByRole('heading', { name: /^Portico/ }).first()
    await expect(title).toBeVisible({ timeout: 60_000 })
    await page.goto('/docs#operation/uploadFile')
    await expect(
      page.getByRole('heading', { name: 'Send a picture, to be named in another call.' }),
    ).toBeVisible()
    expect(strangers).toEqual([])
    // The reader wants a logo of its maker's server: refused, which the browser tells in two ways.
    await expect.poll(() => refusals.length).toBe(2)
    expect(refusals.filter((refusal) => !refusal.includes('cdn.redoc.ly'))).toEqual([])
    refusals.length = 0
  })
})
