import { describe, expect, it } from 'vitest'
import { startTeam } from '../../../handlers/teamForTests.ts'
import { flatRates, type Rates, toRate } from '../../accounts/team/rates.ts'
import { auditLedger } from '../../money/ledger/auditLedger.ts'
import { commissionOn } from './commissions.ts'
import { startTeamOnSports } from './correctionsForTests.ts'
import { amountOf } from './terms.ts'

const minute = 60_000
const day = 24 * 60 * minute

describe('commissions', () => {
  it('a commission is the difference between the rates of agent and downline by game type, and never negative', () => {
    const bet = { memberId: 'm', stake: 10_000, validBet: 10_000, win: 0 }
    const bets = [
      { ...bet, gameType: 'RNG' },
      { ...bet, gameType: 'LIVE' },
    ]
    const own = flatRates(toRate('0.60'))
    const amountOn = (rates: Rates) => amountOf(commissionOn({ id: 'd', rates }, own, bets).shares)
    expect(amountOn(flatRates(toRate('0.45')))).toBe(15 + 15)
    expect(amountOn({ RNG: toRate('0.45'), LIVE: toRate('0.70') })).toBe(15)
  })

  it('a commission is paid to each agent above the player after the day, and appears in their income', async () => {
    const team = await startTeam()
    const before = [await team.balanceOf('carla'), await team.balanceOf('davi')]
    // Commission rates: Caio (the player's upline) 0.40 %, Davi 0.60 %, Carla 1 %.
    await team.play('jessica.lobo', { stake: 100_000 })
    await team.passTime(2 * day)
    const after = [await team.balanceOf('carla'), await team.balanceOf('davi')]
    expect([after[0] ?? 0, after[1] ?? 0].map((one, index) => one - (before[index] ?? 0))).toEqual([
      400, 200,
    ])
    const { value } = await team.as('davi', 'GET /wps/agent/income')
    expect(value).toMatchObject({
      total: 1,
      totals: [{ kind: 'commission', paid: '2.00', owed: '0.00' }],
      items: [
        {
          payer: null,
          validBet: '1000.00',
          activeMembers: 1,
          status: 'PAID',
          shares: [
            {
              base: 'VALID_BETS',
              gameType: 'RNG',
              baseAmount: '1000.00',
              rate: '0.20',
              amount: '2.00',
            },
          ],
        },
      ],
    })
    await team.passTime(5 * day)
    expect(await team.balanceOf('davi')).toBe(after[1])
    expect(await auditLedger(team.store)).toEqual([])
  })

  it("a corrected bet that was settled before an agent's commissions began does not change the commissions", async () => {
    const { book, time, end, cancel, betHome, passTime, ...play } = await startTeamOnSports()
    const { planCommissionsOf, settlements, corrections } = play
    await betHome('bra-0')
    await end('bra-0', 0, 1)
    await passTime(minute)
    await planCommissionsOf('m-2')
    book.change('bra-1', { kicksOffAt: time.now + minute, endsAt: time.now + 5 * minute })
    await passTime(3_000)
    await betHome('bra-1', 5_000)
    await end('bra-1', 0, 1)
    await passTime(day)
    expect(await settlements()).toMatchObject([{ figures: { validBet: 5_000 } }])
    await cancel('bra-0')
    expect(await corrections()).toEqual([])
    await cancel('bra-1')
    expect(await corrections()).toMatchObject([{ amount: -5_000 }])
  })
})
