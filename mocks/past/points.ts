/**
 * Points that the member Ana earned with missions, and goods that she redeemed for points. Points
 * for bets are part of the events of the bets.
 */
import { seededBytes } from '../../platform/domain/base/chance/seededBytes.ts'
import type { DomainTables } from '../../platform/domain/base/collections/collections.ts'
import {
  dayLength,
  dayOf,
  startOfDay,
  startOfWeek,
} from '../../platform/domain/base/time/marketTime.ts'
import { scorePoints, weekOf } from '../../platform/domain/play/points/earnPoints.ts'
import { changePoints } from '../../platform/domain/play/points/pointLedger.ts'
import { goods } from '../content/goods.ts'
import { missions } from '../content/missions.ts'
import { loginsOfAna } from './logins.ts'
import { pastMoment } from './moments.ts'
import type { PastEvent } from './past.ts'
import { betsOfAna } from './play.ts'

const minute = 60_000
/**
 * Number of days on which Ana claimed the daily log-in mission, and number of weeks in which she
 * claimed the weekly log-in mission.
 */
const claimCounts = { days: 817, weeks: 4 }

const redemptionId = 'pr-019a7b58c4e0000a4c1d7f3e'
const redeemedDaysAgo = 9

type Randomness = Pick<Parameters<typeof changePoints>[0], 'randomBytes'>

/**
 * Event for a claimed mission that grants points. `rewards.ts` inserts the wheel tickets of
 * missions.
 */
function claimEvent(
  randomness: Randomness,
  memberId: string,
  { missionId, from, at }: { missionId: string; from: number; at: number },
): PastEvent {
  const mission = missions.find(({ id }) => id === missionId)
  const points = mission?.reward.points ?? 0
  return {
    at,
    movements: [],
    async rows(tables) {
      const id = `${memberId}/${missionId}/${dayOf(from)}`
      await tables.missionClaims.insert({ id, memberId, missionId, at })
      const change = { memberId, type: 'MISSION', points, reference: missionId, at } as const
      await changePoints({ now: () => at, ...randomness }, tables, change)
      await scorePoints(tables, { memberId, points, at })
    },
  }
}

/**
 * Event for all missions that Ana claimed before her first stored bet. A separate event for each
 * mission would slow down each start. One event is possible, because Ana's points did not change in
 * any other way in that time.
 * @param logins times of the log-ins, oldest first.
 */
function earlyClaims(memberId: string, logins: readonly number[]): PastEvent {
  const missionId = 'daily-login'
  const points = missions.find(({ id }) => id === missionId)?.reward.points ?? 0
  const claims = logins.map((login) => ({
    id: `${memberId}/${missionId}/${dayOf(login)}`,
    memberId,
    missionId,
    at: login + minute,
  }))
  const last = claims.at(-1)?.at ?? 0
  return {
    at: last,
    movements: [],
    async rows({ missionClaims, pointEntries, pointAccounts }) {
      await missionClaims.insertMany(claims)
      await pointEntries.insertMany(
        claims.map(({ at }, index) => ({
          id: `pe-past-${at}`,
          memberId,
          type: 'MISSION',
          changed: points,
          reference: missionId,
          at,
          balanceAfter: (index + 1) * points,
        })),
      )
      const account = { id: memberId, balance: claims.length * points, thousandths: 0 }
      await pointAccounts.insert({ ...account, updatedAt: last })
    },
  }
}

/** Events for the daily log-in missions, and for the weekly missions of five log-ins. */
function missionEvents(randomness: Randomness, memberId: string, now: number): PastEvent[] {
  const logins = loginsOfAna(now, claimCounts.days)
  const first = betsOfAna(now)[0]?.bet.placedAt ?? now
  const isEarly = (login: number) => login < startOfDay(first)
  const daily = logins
    .filter((login) => !isEarly(login))
    .map((login) => {
      const place = { missionId: 'daily-login', from: login, at: login + minute }
      return claimEvent(randomness, memberId, place)
    })
  const weeks = Map.groupBy(logins, (login) => startOfWeek(login))
  const weekly = [...weeks]
    .filter(([from]) => from < startOfWeek(now))
    .slice(0, claimCounts.weeks)
    .flatMap(([from, days]) => {
      const fifth = days.toReversed()[4]
      if (fifth === undefined) return []
      const place = { missionId: 'weekly-logins', from, at: fifth + 2 * minute }
      return [claimEvent(randomness, memberId, place)]
    })
  return [earlyClaims(memberId, logins.filter(isEarly).toReversed()), ...daily, ...weekly]
}

function redemptionEvent(randomness: Randomness, memberId: string, now: number): PastEvent[] {
  const cup = goods.find(({ id }) => id === 'copo-termico')
  if (!cup) return []
  const appliedAt = pastMoment(now, redeemedDaysAgo, 'redeemed')
  return [
    {
      at: appliedAt,
      movements: [],
      async rows(tables) {
        const change = { type: 'REDEEM', points: -cup.points, reference: redemptionId } as const
        const context = { now: () => appliedAt, ...randomness }
        await changePoints(context, tables, { memberId, at: appliedAt, ...change })
        await tables.pointRedemptions.insert({
          id: redemptionId,
          memberId,
          goodsId: cup.id,
          type: cup.type,
          name: cup.name,
          quantity: 1,
          points: cup.points,
          amount: 0,
          status: 'APPROVED',
          appliedAt,
          decidedAt: appliedAt + dayLength,
          receiver: {
            name: 'Ana Beatriz Moura',
            phone: '+55 11 98765-0001',
            address: 'Rua Aspicuelta, 88, Vila Madalena, São Paulo',
          },
        })
      },
    },
  ]
}

/**
 * Gives Ana a place on the weekly leaderboard even if she has not earned points in this week yet.
 */
async function insertScore({ weekScores }: DomainTables, memberId: string, now: number) {
  const week = weekOf(now)
  const id = `${week}/${memberId}`
  if (!(await weekScores.get(id))) await weekScores.insert({ id, week, memberId, score: 0 })
}

/** Events for the changes of Ana's points, other than by bets. */
export function pointEvents(memberId: string, now: number): PastEvent[] {
  const randomness = { randomBytes: seededBytes('points of ana') }
  return [
    ...missionEvents(randomness, memberId, now),
    ...redemptionEvent(randomness, memberId, now),
    { at: now, movements: [], rows: (tables) => insertScore(tables, memberId, now) },
  ]
}
