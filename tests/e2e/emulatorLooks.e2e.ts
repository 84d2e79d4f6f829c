import { chatAddress, gameAddress, socialAddress } from '../support/emulators.ts'
import { expectAccessible } from '../support/expectAccessible.ts'
import { partOf } from '../support/extent.ts'
import { expect, test } from '../support/portalTest.ts'

type Look = { colorScheme: 'dark' | 'light'; width: number; language: 'pt' | 'en' }

const darkDesk: Look = { colorScheme: 'dark', width: 1280, language: 'pt' }
const lightPhone: Look = { colorScheme: 'light', width: 360, language: 'en' }
const others: Look[] = [
  { colorScheme: 'light', width: 1280, language: 'en' },
  { colorScheme: 'dark', width: 360, language: 'pt' },
]
const looks = partOf([darkDesk, lightPhone, ...others], [darkDesk, lightPhone])

for (const { colorScheme, width, language } of looks) {
  test.describe(`${colorScheme}, ${width} px wide, in ${language}`, () => {
    test.use({ colorScheme, viewport: { width, height: 780 }, locale: language })

    test('a game passes axe before a round, after it, without balance and when it has ended', async ({
      page,
    }) => {
      await page.goto(await gameAddress({ request: page.request, language }, 'RNG'))
      await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}-`))
      await expectAccessible(page)
      const play = page.getByRole('button', { name: language === 'pt' ? 'Jogar' : 'Play' })
      const ready = await page.getByRole('status').innerText()
      await play.click()
      await expect(page.getByRole('status')).not.toHaveText(ready)
      await expectAccessible(page)

      let code = 'INSUFFICIENT_BALANCE'
      await page.route('**/play/*/bets', (route) =>
        route.fulfill({ json: { played: false, code } }),
      )
      await play.click()
      await expect(page.getByRole('status')).toHaveText(/não é suficiente|too low/)
      await expectAccessible(page)
      code = 'LAUNCH_EXPIRED'
      await play.click()
      // Nothing is left to press but the way back, which has the focus.
      await expect(page.getByRole('main').getByRole('link')).toBeFocused()
      await expect(play).toHaveCount(0)
      await expectAccessible(page)
    })

    test('the chat passes axe, and shows what was said last', async ({ page }) => {
      await page.goto(await chatAddress({ request: page.request, language }))
      await expectAccessible(page)
      for (const said of ['Pix', 'bonus', 'password', 'human', 'xyz', 'deposit']) {
        await page.getByRole('textbox').fill(said)
        await page.getByRole('textbox').press('Enter')
        await expect(page.getByRole('listitem').filter({ hasText: said }).first()).toBeAttached()
      }
      await expect(page.getByRole('listitem').last()).toBeInViewport({ ratio: 0.9 })
      await expect(page.getByRole('textbox')).toBeFocused()
      await expectAccessible(page)
    })

    test('the provider passes axe, asks again for an e-mail that is none, and can be declined', async ({
      page,
    }) => {
      await page.goto(await socialAddress({ request: page.request, language }))
      await expectAccessible(page)
      await page.getByRole('textbox').fill('lia@')
      await page.getByRole('textbox').press('Enter')
      await expect(page.getByRole('alert')).toContainText(/e-mail/)
      await expect(page.getByRole('textbox')).toHaveValue('lia@')
      await expectAccessible(page)
      const address = page.url()
      await page.getByRole('button', { name: /Agora não|Not now/ }).click()
      await page.waitForURL(/loginError=SOCIAL_LOGIN_CANCELLED/)
      // Its way is used up.
      await page.goto(address)
      await expect(page.getByRole('heading')).toHaveText(/não vale mais|has ended/)
      await expectAccessible(page)
    })

    test('an address that leads nowhere says so, and leads to the portal', async ({ page }) => {
      for (const address of ['/play/nothing', '/chat/nothing', '/social/nothing']) {
        const answer = await page.goto(address)
        expect([404, 410], address).toContain(answer?.status())
        await expect(page.getByRole('heading')).toBeVisible()
        await expectAccessible(page)
      }
      await page.getByRole('link').click()
      await expect(page.getByRole('banner')).toBeVisible()
    })
  })
}
