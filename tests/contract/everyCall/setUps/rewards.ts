import { expect, vi } from 'vitest'
import { catalogue } from '../../../../mocks/content/games/catalogue.ts'
import { canStart } from '../../../../platform/domain/play/games/showGame.ts'
import type { components } from '../../../../src/api/gen/paths.ts'
import type { Calls } from '../calls/calls.ts'
import type { SetUps } from './setUp.ts'

type RedEnvelopes = components['schemas']['RedEnvelopes']
type Launch = components['schemas']['Launch']
type Vip = components['schemas']['Vip']

/** Stakes in minor units. */
const fourStakes = [10_000, 10_000, 10_000, 10_000]
const slots = catalogue.games({ gameType: 'RNG' }).filter(canStart)
/**
 * Number of played rounds; each uses another slot, because a slot allows no second spin at once.
 */
let rounds = 0

/** Makes ana play enough for a rebate and a ticket of this week's raffle, on any day. */
async function play(calls: Calls, stakes = fourStakes): Promise<void> {
  for (const stake of stakes) {
    rounds += 1
    const body = { nodeId: slots[rounds]?.nodeId, language: 'pt', backUrl: '/rng' }
    // `succeed` has validated the response against the contract.
    const { launchUrl } = (await calls.succeed('POST /wps/game/startGame', { body })) as Launch
    expect(await calls.playRound(launchUrl, stake)).toMatchObject({ ok: true })
  }
}

/** Makes ana settle a bet: in Brazil a gift requires an earlier bet. */
export const betOnce = (calls: Calls): Promise<void> => play(calls, [500])

/** Moves the clock of this process, and of every platform in it, forward until the test ends. */
function passTime(milliseconds: number): void {
  const real = Date.now
  vi.spyOn(Date, 'now').mockImplementation(() => real() + milliseconds)
}

export const reward: SetUps = {
  'POST /wps/rewards/codes': async (calls) => {
    await betOnce(calls)
    return {}
  },
  'POST /wps/rebates/claim': async (calls) => {
    await play(calls)
    return {}
  },
  'POST /wps/relay/MCS2_claimRafflePromotion': async (calls) => {
    await play(calls)
    return {}
  },
  'POST /wps/vip/bonuses/{bonusId}/claim': async (calls) => {
    // `succeed` has validated the response against the contract.
    const { bonuses } = (await calls.succeed('GET /wps/vip')) as Vip
    return { path: { bonusId: bonuses.find(({ state }) => state === 'CLAIMABLE')?.bonusId } }
  },
  'POST /wps/redEnvelopes/{redEnvelopeId}/open': async (calls) => {
    await betOnce(calls)
    // `succeed` has validated the response against the contract.
    const { rains } = (await calls.succeed('GET /wps/redEnvelopes')) as RedEnvelopes
    // Uses the current rain of envelopes if it lasts at least another minute, otherwise the next
    // rain.
    const soon = Date.now() + 60_000
    const rain = rains.find(({ closesAt }) => Date.parse(closesAt) > soon)
    if (!rain) throw new Error('No rain of envelopes is to come')
    passTime(Math.max(0, Date.parse(rain.opensAt) + 1000 - Date.now()))
    return { path: { redEnvelopeId: rain.id } }
  },
}
