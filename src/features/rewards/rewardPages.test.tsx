// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { openSession } from '../../../platform/domain/accounts/session/sessions.ts'
import { weekOf } from '../../../platform/domain/play/points/earnPoints.ts'
import { grantReward } from '../../../platform/domain/play/rewards/grantReward.ts'
import { setCaller } from '../../api/caller.ts'
import { portalPerTest } from '../../app/portalForTests.ts'
import { openPortal } from '../../app/testing.tsx'
import { scanCode } from '../../kit/qrCode/scanForTests.ts'
import { sessionToken } from '../../session/session.ts'

const mocks = portalPerTest()

async function openAsAna(address: string) {
  sessionStorage.setItem('token', await openSession(mocks.context, 'm-ana'))
  return openPortal(address)
}
const menuEntry = async (name: RegExp) =>
  within(await screen.findByRole('navigation', { name: 'Member centre' })).findByRole('link', {
    name,
  })

describe('reward centre', () => {
  const toClaim = async () => within(await screen.findByRole('list', { name: 'To claim' }))
  const history = async () => within(await screen.findByRole('table', { name: 'Reward centre' }))

  it("[MEM-14] the reward centre lists rewards, pays a claim once and lowers the menu's count", async () => {
    await openAsAna('/member/rewardCentre')
    const table = await history()
    expect(table.getAllByRole('row')).toHaveLength(7)
    expect(table.getByRole('row', { name: /Team .*10\.00/ })).toBeDefined()
    expect(table.getAllByText('Claimed')).toHaveLength(3)
    expect(table.getAllByText('Expired')).toHaveLength(1)
    await menuEntry(/^Reward centre ?2 new/)
    const before = (await mocks.context.store.wallets.get('m-ana'))?.balance ?? 0
    const list = await toClaim()
    const [claim] = list.getAllByRole('button', { name: /^Claim: / })
    if (!claim) throw new Error('nothing to claim')
    await userEvent.dblClick(claim)
    await menuEntry(/^Reward centre ?1 new/)
    const after = (await mocks.context.store.wallets.get('m-ana'))?.balance ?? 0
    expect([1_000, 2_000]).toContain(after - before)
    await waitFor(() => expect(table.getAllByText('Claimed')).toHaveLength(4))
    // The claimed card keeps its place and has the focus.
    const [first] = list.getAllByRole('listitem')
    if (!first) throw new Error('the card has gone')
    expect(await within(first).findByText('Claimed')).toBeDefined()
    expect(document.activeElement).toBe(within(first).getByRole('heading'))
  })

  it('the reward centre sets the `lang` attribute of a title in another language', async () => {
    const { context } = mocks
    const reward = { memberId: 'm-ana', kind: 'PROMOTION', amount: 1_000, reference: 'p' } as const
    const title = { en: 'Monday bonus' }
    await context.store.transaction((tables) =>
      grantReward(context, tables, { ...reward, title, expiresAt: null }),
    )
    setCaller({ token: sessionToken, language: () => 'fr' })
    await openAsAna('/member/rewardCentre')
    const card = (await toClaim()).getByRole('heading', { name: 'Monday bonus' })
    expect(within(card).getByText('Monday bonus')).toHaveProperty('lang', 'en')
    expect((await history()).getByText('Monday bonus')).toHaveProperty('lang', 'en')
    // The title of the team reward is available in the requested language, so the title has no
    // `lang`.
    const row = (await history()).getByRole('row', { name: /Team/ })
    expect(row.querySelector('[lang]')).toBeNull()
  })

  it('[MEM-14] the reward centre filters rewards by status', async () => {
    await openAsAna('/member/rewardCentre?status=EXPIRED')
    expect((await history()).getAllByRole('row')).toHaveLength(2)
  })

  it('[PROMO-01] the reward centre lists the reward with the earliest expiry first, with its expiry date', async () => {
    await openAsAna('/member/rewardCentre')
    const cards = (await toClaim()).getAllByRole('listitem')
    const ends = cards.map(
      (card) => /Claim it by|Does not expire/.exec(card.textContent ?? '')?.[0],
    )
    expect(ends).toEqual(['Claim it by', 'Does not expire'])
  })

  it('[PROMO-01] an empty reward centre links to missions and promotions', async () => {
    sessionStorage.setItem('token', await openSession(mocks.context, 'm-edu'))
    await openPortal('/member/rewardCentre')
    expect(await screen.findByText('There is nothing to claim right now.')).toBeDefined()
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('link', { name: 'missions' })).toBeDefined()
    expect(main.getByRole('link', { name: 'promotions' })).toBeDefined()
  })

  it('[PROMO-08] redeeming a bonus code shows the amount that was drawn and adds a claimable reward', async () => {
    const { randomBytes } = mocks.context
    // The platform draws the amount from four random bytes. The bytes below select the highest
    // amount. Requests for other lengths are for ids.
    mocks.context.randomBytes = (count) =>
      count === 4 ? new Uint8Array([0, 0, 0x27, 0x0f]) : randomBytes(count)
    await openAsAna('/member/rewardCentre')
    await userEvent.type(await screen.findByRole('textbox', { name: 'Code' }), 'zap2026')
    await userEvent.click(screen.getByRole('button', { name: 'Use code' }))
    const won = await screen.findByText('It is under “To claim”.')
    expect(won.parentElement?.textContent).toMatch(/^WhatsApp bonus: R\$\s130,8\d\d\.\d\d/)
    const list = await toClaim()
    expect(await list.findByRole('button', { name: 'Claim: WhatsApp bonus' })).toBeDefined()
  })
})

describe('missions and activities', () => {
  it('an open mission for bets links to the games', async () => {
    await openAsAna('/member/missions')
    const main = within(await screen.findByRole('main'))
    const play = await main.findByRole('link', { name: 'Play: Marathon' })
    expect(play.getAttribute('href')).toBe('/hot')
  })

  it('[MEM-16] missions of the day and the week show their progress, and a completed mission can be claimed', async () => {
    await openAsAna('/member/missions')
    const today = within(await screen.findByRole('region', { name: 'Today' }))
    const week = within(screen.getByRole('region', { name: 'This week' }))
    expect(today.getAllByRole('progressbar').length).toBeGreaterThan(1)
    expect(week.getAllByRole('progressbar').length).toBeGreaterThan(1)
    const [claim, ...others] = screen.getAllByRole('button', { name: /^Claim: / })
    if (!claim) throw new Error('no mission is done')
    await menuEntry(new RegExp(`^Missions and activities ?${others.length + 1} new`))
    const title = claim.getAttribute('aria-label')?.replace('Claim: ', '') ?? ''
    await userEvent.click(claim)
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: title })).toBe(document.activeElement),
    )
    const left = others.length === 0 ? '$' : ` ?${others.length} new`
    await menuEntry(new RegExp(`^Missions and activities${left}`))
  })

  it("[MEM-16, ACT-35] the leaderboard ranks the week's points and marks the member's own row", async () => {
    const week = weekOf(mocks.context.now())
    await mocks.context.store.weekScores.update(`${week}/m-ana`, { score: 1 })
    await openAsAna('/member/missions')
    const table = within(await screen.findByRole('table', { name: 'Leaderboard of the week' }))
    const rows = table.getAllByRole('row').slice(1)
    const scores = rows.map((row) =>
      Number(within(row).getAllByRole('cell')[2]?.textContent?.replaceAll(',', '')),
    )
    expect(scores).toEqual(scores.toSorted((one, other) => other - one))
    const own = table.getByRole('row', { name: /Ana You/ })
    expect(own.dataset.marked).toBe('true')
    const place = screen.getByText(/^You are number \d+, with 1 point\.$/).textContent
    const rank = Number(within(own).getAllByRole('cell')[0]?.textContent)
    expect(rank).toBeGreaterThan(scores.filter((score) => score > 1).length)
    expect(place).toBe(`You are number ${rank}, with 1 point.`)
  })
})

describe('referral page', () => {
  it("[CARD-09] the QR code on the referral page contains the member's invitation link", async () => {
    await openAsAna('/member/referral')
    const code = await screen.findByRole('img', { name: 'QR code of your link' })
    const link = scanCode(code) ?? ''
    expect(link).toMatch(/\/register\?.*=\w+$/)
    expect(screen.getByText(link)).toBeDefined()
  })

  it('[PROMO-03] the referral page states which nickname the invitation link shows', async () => {
    await openAsAna('/member/referral')
    const note = await screen.findByText(/The link shows your nickname/)
    await waitFor(() => expect(note.textContent).toMatch(/The link shows your nickname: Ana\.$/))
  })
})
