import { chatAddress, gameAddress, socialAddress } from '../../support/emulators.ts'
import { expectAccessibleInEachVariant } from '../../support/expectAccessible.ts'
import { playRound } from '../../support/playRound.ts'
import { expect, test } from '../../support/portalTest.ts'

const language = 'pt'

test('a game passes axe and fits the window in each theme and width before and after a round, without balance and when ended', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto(await gameAddress({ request: page.request, language }, 'RNG'))
  await expect(page.locator('html')).toHaveAttribute('lang', /^pt-/)
  await expectAccessibleInEachVariant(page)
  const spin = 'Girar'
  const play = page.getByRole('button', { name: spin, exact: true })
  await playRound(page, { room: page, spin })
  await expectAccessibleInEachVariant(page)

  let code = 'INSUFFICIENT_BALANCE'
  await page.route('**/play/*/spin', (route) => route.fulfill({ json: { ok: false, code } }))
  await play.click()
  await expect(page.getByRole('status')).toHaveText(/não é suficiente/)
  await expectAccessibleInEachVariant(page)
  code = 'LAUNCH_EXPIRED'
  await play.click()
  // The link back has the focus, and the game accepts no more presses.
  await expect(page.getByRole('main').getByRole('link')).toBeFocused()
  await expect(page.locator('[inert]').filter({ has: play })).toHaveCount(1)
  await expectAccessibleInEachVariant(page)
})

test('the chat passes axe and fits the window in each theme and width and keeps its last messages in view', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto(await chatAddress({ request: page.request, language }))
  await expectAccessibleInEachVariant(page)
  for (const said of ['Pix', 'bonus', 'password', 'human', 'xyz', 'deposit']) {
    await page.getByRole('textbox').fill(said)
    await page.getByRole('textbox').press('Enter')
    await expect(page.getByRole('listitem').filter({ hasText: said }).first()).toBeAttached()
  }
  await expect(page.getByRole('listitem').last()).toBeInViewport({ ratio: 0.9 })
  await expect(page.getByRole('textbox')).toBeFocused()
  await expectAccessibleInEachVariant(page)
})

test('the social provider passes axe in each variant, rejects an invalid e-mail, and can be declined', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto(await socialAddress({ request: page.request, language }))
  await expectAccessibleInEachVariant(page)
  await page.getByRole('textbox').fill('lia@')
  await page.getByRole('textbox').press('Enter')
  await expect(page.getByRole('alert')).toContainText(/e-mail/)
  await expect(page.getByRole('textbox')).toHaveValue('lia@')
  await expectAccessibleInEachVariant(page)
  const address = page.url()
  await page.getByRole('button', { name: 'Agora não' }).click()
  await page.waitForURL(/loginError=SOCIAL_LOGIN_CANCELLED/)
  // Declining the log-in has invalidated the provider's URL.
  await page.goto(address)
  await expect(page.getByRole('heading')).toHaveText(/não vale mais/)
  await expectAccessibleInEachVariant(page)
})

test('an unknown emulator URL shows a page that fits the window in each theme and width and links to the portal', {
  tag: '@full',
}, async ({ page }) => {
  for (const address of ['/play/nothing', '/chat/nothing', '/social/nothing']) {
    const answer = await page.goto(address)
    expect([404, 410], address).toContain(answer?.status())
    await expect(page.getByRole('heading')).toBeVisible()
    await expectAccessibleInEachVariant(page)
  }
  await page.getByRole('link').click()
  await expect(page.getByRole('banner')).toBeVisible()
})
