import { expectFitting, expectNoViolation } from '../support/expectAccessible.ts'
import { looks } from '../support/extent.ts'
import { dialogOf, expect, openRegister, submitOf, test } from '../support/portalTest.ts'

for (const { theme, width } of looks) {
  test.describe(`${theme}, ${width} px wide`, () => {
    test.use({ viewport: { width, height: 800 } })
    test.beforeEach(({ page }) =>
      page.addInitScript((scheme) => localStorage.setItem('theme', scheme), theme),
    )

    test('home passes axe', async ({ page }) => {
      await page.goto('/')
      await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', theme)
      await expectNoViolation(page)
    })

    test('the register popup passes axe, empty and after a failed submit', async ({ page }) => {
      const dialog = await openRegister(page)
      await expectNoViolation(page)
      await submitOf(dialog).click()
      await expect(dialog.getByText(/campos precisam da sua atenção/)).toBeVisible()
      await expectNoViolation(page)
    })

    test('the login popup passes axe', async ({ page }) => {
      await page.goto('/login')
      await expect(dialogOf(page, 'Entrar').getByLabel('Usuário ou celular')).toBeVisible()
      await expectNoViolation(page)
    })

    test('the not-found page passes axe', async ({ page }) => {
      await page.goto('/nowhere')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectNoViolation(page)
    })
  })
}

test('the page never scrolls sideways from 360 px up', async ({ page }) => {
  for (const width of [360, 390, 768, 1024, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/')
    await expectFitting(page)
  }
})
