import type { FrameLocator, Page } from '@playwright/test'
import type { components } from '../../../src/api/gen/paths.ts'
import { enterAs } from '../../support/enterAs.ts'
import { expectAccessible } from '../../support/expectAccessible.ts'
import { sportsTest as test } from '../../support/ownGatewayTest.ts'
import { expect } from '../../support/portalTest.ts'
import { enter, tabTo } from '../../support/tabTo.ts'

type FixtureList = components['schemas']['FixtureList']
type Fixture = FixtureList['list'][number]

// Viewport wide enough for the three columns of the sports book.
test.use({ viewport: { width: 1440, height: 900 } })

/**
 * Number of matches to choose from. A sports page shows more matches, so that all of these stay on
 * the page during a test.
 */
const matchesShown = 10

async function readFixtures(page: Page, sport: Fixture['sport']): Promise<FixtureList> {
  const response = await page.request.get(
    `/wps/sports/fixtures?sport=${sport}&limit=${matchesShown}`,
  )
  // The cast is safe: the contract defines `FixtureList` as the value of this response.
  return ((await response.json()) as { value: FixtureList }).value
}

/** Matches within three hours that have prices, the latest first. */
const comingIn = ({ list, asOf }: FixtureList): Fixture[] =>
  list
    .filter(({ status, markets: [main] }) => status === 'SCHEDULED' && main?.status === 'ACTIVE')
    .filter(({ kicksOffAt }) => Date.parse(kicksOffAt) < Date.parse(asOf) + 3 * 3_600_000)
    .toReversed()

/** Part of the accessible name of a price in the portal. */
const homePrice = ({ home }: Fixture): string => `${home}, vitória`

const slipOf = (frame: FrameLocator) =>
  frame.getByRole('complementary', { name: 'Cupom de apostas' })

/** Accepts any odds, types a stake and places the bet slip, by keyboard alone. */
async function place(page: Page, frame: FrameLocator, stakeName: RegExp) {
  const slip = slipOf(frame)
  await slip
    .getByRole('button', { name: /^Remover .* do cupom$/ })
    .first()
    .focus()
  await tabTo(page, slip.getByRole('textbox', { name: stakeName }))
  await page.keyboard.type('10,00')
  const consent = slip.getByRole('combobox', { name: 'Se as odds mudarem' })
  await tabTo(page, consent)
  await page.keyboard.press('End')
  await expect(consent).toHaveValue('ANY')
  await enter(page, slip.getByRole('button', { name: /^Apostar R\$/ }))
  await expect(slip.getByRole('heading', { name: 'Aposta feita!' })).toBeFocused()
  await enter(page, slip.getByRole('button', { name: 'Ver minhas apostas' }))
}

test('[GAME-05, PLAY-07] a price on /sports is added to the bet slip, a changed price has to be confirmed, and the bet is settled when the match ends', async ({
  page,
  gateway,
}) => {
  await enterAs(page, 'ana', '/sports')
  const fixtures = await readFixtures(page, 'FOOTBALL')
  const [match] = comingIn(fixtures)
  if (!match) throw new Error('No match is coming')
  const { home, away, kicksOffAt } = match
  const prices = page.getByRole('group', { name: `Resultado final: ${home} × ${away}` })
  await prices.getByRole('button', { name: homePrice(match) }).click()
  const frame = page.frameLocator('iframe')
  const slip = slipOf(frame)
  await expect(slip.getByRole('button', { name: `Remover ${home} do cupom` })).toBeVisible()

  await slip.getByRole('combobox', { name: 'Se as odds mudarem' }).selectOption('Sempre perguntar')
  const moved = slip.getByRole('img', { name: /^de [\d,]+ para [\d,]+$/ })
  await expect(async () => {
    await gateway.passTime(40)
    await expect(moved).toBeVisible({ timeout: 5_000 })
    await expect(slip.getByRole('status').filter({ hasText: 'As odds mudaram' })).toBeVisible()
    await slip.getByRole('button', { name: 'Aceitar novas odds' }).click({ timeout: 2_000 })
  }).toPass()
  await expect(moved).toBeHidden()
  await place(page, frame, /^Valor da aposta em/)

  const bet = slip.getByRole('listitem').filter({ hasText: `${home} × ${away}` })
  await expect(bet.first()).toContainText('Retorno possível')
  const { asOf } = await readFixtures(page, 'FOOTBALL')
  const matchTime = 600_000
  await gateway.passTime((Date.parse(kicksOffAt) - Date.parse(asOf) + matchTime) / 1000)
  await expect(bet.first()).toContainText(/Pagou R\$|Perdida/, { timeout: 30_000 })
  await expect(bet.first()).toContainText(/Ganhou|Perdeu|Anulada/)
})

test('[GAME-06, PLAY-08] a multiple bet on two coming matches survives a reload, is cashed out, and its record shows both matches', {
  tag: '@full',
}, async ({ page }) => {
  await enterAs(page, 'ana', '/esports')
  const fixtures = await readFixtures(page, 'EFOOTBALL')
  const [one, other] = comingIn(fixtures)
  if (!one || !other) throw new Error('No two matches are coming')
  const prices = page.getByRole('group', { name: `Resultado final: ${one.home} × ${one.away}` })
  const frame = page.frameLocator('iframe')
  const slip = slipOf(frame)
  await prices.getByRole('button', { name: homePrice(one) }).click()
  await expect(slip.getByRole('button', { name: `Remover ${one.home} do cupom` })).toBeVisible()
  const matches = frame.getByRole('region', { name: 'Jogos' })
  // A team may have two coming matches.
  const rows = matches.getByRole('listitem').filter({ hasText: other.home })
  const row = rows.filter({ hasText: other.away })
  await row.getByRole('button', { name: `${other.home}, Resultado final` }).press('Enter')
  await expect(slip.getByRole('button', { name: `Remover ${other.home} do cupom` })).toBeVisible()
  await page.reload()
  await expect(slip.getByRole('button', { name: /^Remover .* do cupom$/ })).toHaveCount(2)
  await expect(slip.getByRole('button', { name: 'Múltipla' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expectAccessible(page)
  await place(page, frame, /^Valor da aposta$/)

  const bet = slip.getByRole('listitem').filter({ hasText: 'Múltipla com 2 seleções' })
  await bet.getByRole('button', { name: /^Encerrar aposta R\$/ }).click()
  // A cash-out value that falls before the press has to be confirmed again.
  await expect(async () => {
    await bet.getByRole('button', { name: /^Confirmar R\$/ }).click({ timeout: 2_000 })
    await expect(bet).toContainText('Encerrada por R$', { timeout: 3_000 })
  }).toPass()

  await page.goto('/member/bettingRecord')
  await page
    .getByRole('button', { name: /: detalhes$/ })
    .first()
    .click()
  const record = page.getByRole('dialog')
  for (const { home, away } of [one, other]) {
    await expect(record.getByText(`${home} × ${away}`)).toBeVisible()
  }
})
