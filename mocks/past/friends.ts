/** Referrals of the member Ana: the friends whom she invited, their bets, and her commissions. */
import { demonstrationId } from '../../platform/domain/accounts/account/demonstrationAccounts.ts'
import { seededBytes } from '../../platform/domain/base/chance/seededBytes.ts'
import type { DomainTables } from '../../platform/domain/base/collections/collections.ts'
import { marketOf } from '../../platform/domain/base/platform/markets.ts'
import { dayOf } from '../../platform/domain/base/time/marketTime.ts'
import { toMovement } from '../../platform/domain/money/ledger/post.ts'
import { playedGame } from '../../platform/domain/play/bets/playedGame.ts'
import { offerIn } from '../../platform/domain/play/games/offer.ts'
import { canStart } from '../../platform/domain/play/games/showGame.ts'
import { commissionOf } from '../../platform/domain/play/rewards/referral.ts'
import { content } from '../content/content.ts'
import { catalogue } from '../content/games/catalogue.ts'
import { type Persona, personas } from '../people/personas.ts'
import { pastMoment } from './moments.ts'
import type { PastEvent, PastTeller } from './past.ts'
import { affordableStory, pastBet } from './pastBet.ts'

const minute = 60_000

/** Evenings on which friends played slots, oldest first. Stakes are in minor units. */
const evenings = [
  { friend: 'gil', daysAgo: 40, bets: 8, stake: 1_200, claimedDaysAgo: 39 },
  { friend: 'fabi', daysAgo: 9, bets: 12, stake: 3_350, claimedDaysAgo: 6 },
  { friend: 'fabi', daysAgo: 8, bets: 10, stake: 3_100, claimedDaysAgo: 6 },
  { friend: 'fabi', daysAgo: 7, bets: 12, stake: 4_100, claimedDaysAgo: 6 },
  { friend: 'fabi', daysAgo: 2, bets: 12, stake: 1_700 },
  { friend: 'fabi', daysAgo: 1, bets: 12, stake: 5_150 },
] as const
type Evening = (typeof evenings)[number]

const turnoverOf = ({ bets, stake }: Evening): number => bets * stake
const momentOf = ({ friend, daysAgo }: Evening, now: number) => pastMoment(now, daysAgo, friend)

/** Usernames of all friends who registered with Ana's referral code. */
const friends = ['edu', 'dora', 'fabi', 'gil']

/** Events for the bets of a friend. The bets of an evening are three minutes apart. */
export const tellFriendsPlay: PastTeller = ({ persona: { username, balance }, memberId, now }) => {
  const [slot] = offerIn(catalogue, marketOf('BR')).games({ gameType: 'RNG' }).filter(canStart)
  if (!slot) return []
  const game = playedGame(slot)
  const played = evenings.filter(({ friend }) => friend === username)
  const bets = affordableStory(balance, 2, (number) => {
    const randomBytes = seededBytes(`${username} plays ${number}`)
    return played.flatMap((evening) =>
      Array.from({ length: evening.bets }, (_, index) => {
        const at = momentOf(evening, now) + index * 3 * minute
        return pastBet({ memberId, game, stake: evening.stake, at, randomBytes })
      }),
    )
  })
  return bets.flatMap(({ events }) => events)
}

/** Events for the commissions that Ana has claimed on past days, with their payments. */
export function commissionEvents(memberId: string, now: number): PastEvent[] {
  const claims = Map.groupBy(evenings, (evening) =>
    'claimedDaysAgo' in evening ? evening.claimedDaysAgo : undefined,
  )
  return [...claims].flatMap(([daysAgo, those]) => {
    if (daysAgo === undefined) return []
    const at = pastMoment(now, daysAgo, 'commission')
    const amount = those.reduce(
      (sum, evening) => sum + commissionOf(content.referralRate, turnoverOf(evening)),
      0,
    )
    const from = { kind: 'house', name: 'commissions' } as const
    const to = { kind: 'main', memberId } as const
    const reference = `referral/${memberId}/${dayOf(at)}`
    return [{ at, movements: [toMovement('REFERRAL', reference, { from, to, amount })] }]
  })
}

function referralOf({ username, memberSince }: Persona, referrerId: string, now: number) {
  const played = evenings.filter(({ friend }) => friend === username)
  const last = played.at(-1)
  return {
    id: demonstrationId(username),
    referrerId,
    joinedAt: Date.parse(memberSince),
    turnover: played.reduce((sum, evening) => sum + turnoverOf(evening), 0),
    playedAt: last ? momentOf(last, now) + (last.bets - 1) * 3 * minute : null,
  }
}

/**
 * Inserts Ana's referrals, the daily turnovers of the referred players, and the times at which Ana
 * claimed the commissions.
 */
export async function insertReferrals(
  { referralCodes, referrals, referralDays }: DomainTables,
  memberId: string,
  now: number,
): Promise<void> {
  await referralCodes.insert({ id: memberId, code: 'ANA8K2QX' })
  const invited = personas.filter(({ username }) => friends.includes(username))
  await referrals.insertMany(invited.map((friend) => referralOf(friend, memberId, now)))
  await referralDays.insertMany(
    evenings.map((evening) => {
      const day = dayOf(momentOf(evening, now))
      const claimedAt =
        'claimedDaysAgo' in evening ? pastMoment(now, evening.claimedDaysAgo, 'commission') : null
      const turnover = turnoverOf(evening)
      return { id: `${memberId}/${day}`, referrerId: memberId, day, turnover, claimedAt }
    }),
  )
}
