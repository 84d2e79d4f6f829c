import type { Page } from '@playwright/test'
import { enterAs } from '../../support/enterAs.ts'
import { expectAccessibleInEachVariant } from '../../support/expectAccessible.ts'
import { serverTime } from '../../support/gameTimes.ts'
import { countPosts } from '../../support/onceOnly.ts'
import { envelopeTest as test } from '../../support/ownGatewayTest.ts'
import { dialogOf, expect } from '../../support/portalTest.ts'
import type { RunningGateway } from '../../support/runningGateway.ts'
import { minorIn } from '../../support/shownMoney.ts'

const main = (page: Page) => page.getByRole('main')
const openButton = (page: Page) => main(page).getByRole('button', { name: 'Abrir envelope' })
const prizeHeading = (page: Page) => main(page).getByRole('heading', { name: /^Seu envelope tem/ })
const openedOf = (page: Page) =>
  main(page).getByRole('list', { name: 'Envelopes que você abriu' }).getByRole('listitem')

const minute = 60
/**
 * Seconds between envelope rains. They start every three hours in São Paulo and in UTC alike, and
 * last one hour.
 */
const interval = 180 * minute

/**
 * Advances the gateway's clock to a minute of the next envelope rain.
 * @param atMinute minutes after the start of the rain.
 */
async function passToRain(gateway: RunningGateway, atMinute: number) {
  const now = Math.floor((await serverTime(gateway)) / 1000)
  await gateway.passTime(interval - (now % interval) + atMinute * minute)
}

async function openAsAna(page: Page) {
  await enterAs(page, 'ana', '/member/redEnvelopes')
}

test('[ACT-33, PROMO-06, PROMO-09] a double press opens an envelope once and credits its money', async ({
  page,
  gateway,
}) => {
  await passToRain(gateway, 5)
  await openAsAna(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Envelopes premiados' })).toBeVisible()
  await expect(main(page).getByText(/São R\$\s5\.000,00 no total, até/)).toBeVisible()
  const coming = main(page).getByRole('region', { name: 'Próximas chuvas' })
  await expect(coming.getByRole('listitem')).toHaveCount(3)
  await expect(coming.getByRole('listitem').first()).toContainText(/\d\d:00 a \d\d:00/)
  await expect(main(page).getByText('Você ainda não abriu nenhum envelope.')).toBeVisible()
  const banner = page.getByRole('banner')
  const before = await minorIn(banner)
  const entries = gateway.readLedger('m-ana').length
  const opens = countPosts(page, /\/open$/)
  await openButton(page).dblclick()
  await expect(prizeHeading(page)).toBeFocused()
  expect(opens()).toBe(1)
  const amount = await minorIn(prizeHeading(page))
  await expect.poll(() => minorIn(banner)).toBe(before + amount)
  const paid = gateway.readLedger('m-ana').slice(entries)
  expect(paid.map(({ kind, amount: sum }) => [kind, sum])).toEqual([['RED_ENVELOPE', amount]])
  await expect(openedOf(page)).toHaveCount(1)
  expect(await minorIn(openedOf(page).locator('strong'))).toBe(amount)
  await expect(main(page).getByText(/^A próxima começa em/)).toBeVisible()
  await page.reload()
  await expect(prizeHeading(page)).toBeVisible()
  await expect(openButton(page)).toHaveCount(0)
})

test('[ACT-33] opening an envelope after the rain shows that it is over', { tag: '@full' }, async ({
  page,
  gateway,
}) => {
  await passToRain(gateway, 58)
  await openAsAna(page)
  await expect(openButton(page)).toBeVisible()
  await gateway.passTime(3 * minute)
  await openButton(page).click()
  await expect(page.getByText(/^Isso não é mais possível/)).toBeVisible()
  await expect(main(page).getByRole('heading', { name: 'Nenhuma chuva no momento' })).toBeFocused()
  await expect(main(page).getByText(/^A última terminou em .*00\.$/)).toBeVisible()
})

test('[PROMO-09] the promotion about red envelopes and the reward centre link to the page of red envelopes', {
  tag: '@full',
}, async ({ page }) => {
  await openAsAna(page)
  await page.goto('/promotions#chuva-de-envelopes')
  const dialog = dialogOf(page, 'Promoção')
  await expect(async () => {
    if ((await dialog.count()) === 0) {
      await main(page)
        .getByRole('button', { name: /^Chuva de envelopes/ })
        .click({ timeout: 3000 })
    }
    await dialog.getByRole('button', { name: 'Ver os envelopes' }).click({ timeout: 5000 })
  }).toPass()
  await expect(page).toHaveURL('/member/redEnvelopes')
  await expect(dialog).toHaveCount(0)
  const menu = page.getByRole('navigation', { name: 'Central do jogador' })
  await menu.getByRole('link', { name: 'Central de prêmios' }).click()
  await main(page)
    .getByRole('link', { name: /^Envelopes premiados.*Quando caem/ })
    .click()
  await expect(page).toHaveURL('/member/redEnvelopes')
})

test('[PROMO-09] red envelopes pass axe and fit the window in each theme and width, and work in English', {
  tag: '@full',
}, async ({ page, gateway }) => {
  // Avoids minute 5 of the rain: the session of the first test began at that minute, lasts twelve
  // hours, and would expire during this test.
  await passToRain(gateway, 7)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await enterAs(page, 'ana', '/member/redEnvelopes?lang=en')
  const open = main(page).getByRole('button', { name: 'Open envelope' })
  await expect(open).toBeVisible()
  await expectAccessibleInEachVariant(page)
  await open.focus()
  await page.keyboard.press('Enter')
  await expect(main(page).getByRole('heading', { name: /^Your envelope has/ })).toBeFocused()
  await expectAccessibleInEachVariant(page)
})
