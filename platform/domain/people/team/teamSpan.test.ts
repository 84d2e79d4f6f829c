import { describe, expect, it, vi } from 'vitest'
import { betRow } from '../../base/collections/betRowForTests.ts'
import { collections } from '../../base/collections/collections.ts'
import { pieceSize } from '../../base/storage/inPieces.ts'
import { createMemoryStore } from '../../base/storage/memoryStore.ts'
import { dayLength, dayOf, startOfDay } from '../../base/time/marketTime.ts'
import { noFigures } from '../../money/ledger/memberDays.ts'
import { bumpPastDaysVersion } from '../../money/ledger/pastDays.ts'
import { figuresUpTo, teamSpan } from './teamSpan.ts'

const now = Date.UTC(2026, 10, 24, 15)
const today = startOfDay(now)
const memberIds = Array.from(
  { length: pieceSize + 1 },
  (_, at) => `m-${String(at).padStart(5, '0')}`,
)
const wholeTeam = { agentId: 'm-carla', memberIds }
const twoDays = { from: today - dayLength, to: today + dayLength }

/**
 * Store with one daily total for each given member and day. Each total contains one settled bet of
 * 1.00.
 */
async function startWith(betDays: readonly { memberId: string; day: number }[]) {
  const store = createMemoryStore(collections)
  await store.memberDays.insertMany(
    betDays.map(({ memberId, day }) => ({
      ...noFigures,
      staked: 0,
      id: `${memberId} ${day}`,
      memberId,
      day,
      bets: 1,
      stake: 100,
    })),
  )
  return store
}

const allOf = (ids: readonly string[], day: number) => ids.map((memberId) => ({ memberId, day }))

describe('figures of a large team', () => {
  it('team figures cover only members of the team, with few and with many active members outside the team', async () => {
    const outsiders = Array.from({ length: 2 * pieceSize }, (_, at) => `o-${at}`)
    const few = memberIds.slice(0, 3)
    const played = [...allOf(few, today), ...allOf(few.slice(1), today - dayLength)]
    const quiet = await startWith([...played, ...allOf(['o-1'], today)])
    const busy = await startWith([...played, ...allOf(outsiders, today)])
    const asked = vi.spyOn(busy.memberDays, 'find')
    const [inQuiet, inBusy] = await Promise.all(
      [quiet, busy].map((store) => teamSpan(store, wholeTeam, twoDays, now)),
    )
    expect(inQuiet).toEqual(inBusy)
    expect(inQuiet?.active).toEqual(
      new Map([
        [dayOf(today), 3],
        [dayOf(today - dayLength), 2],
      ]),
    )
    expect(inQuiet?.byMember.get('m-00001')).toMatchObject({ bets: 2, stake: 200 })
    // Every query is limited to members of the team.
    for (const [query] of asked.mock.calls) {
      expect(query?.where?.memberId).toEqual({ in: expect.any(Array) })
    }
  })

  it('team figures of a day that fills several pages count each member once', async () => {
    const store = await startWith(allOf(memberIds, today))
    const { byMember, byDay } = await teamSpan(store, wholeTeam, twoDays, now)
    expect(byMember.size).toBe(memberIds.length)
    expect(byDay.get(dayOf(today))).toMatchObject({ bets: memberIds.length })
  })
})

describe('figures of a team up to a time within a day', () => {
  const upTo = today - dayLength + 3_600_000

  async function startDay() {
    const store = await startWith(allOf(memberIds.slice(0, 1), today - dayLength))
    const at = today - dayLength
    await store.ledgerEntries.insertMany(
      [at, upTo].map((each) => ({
        id: `e-${each}`,
        transferId: `t-${each}`,
        account: 'm-00000',
        memberId: 'm-00000',
        kind: 'DEPOSIT',
        amount: 500,
        balanceAfter: 500,
        currency: 'BRL',
        reference: 'd-1',
        at: each,
      })),
    )
    return store
  }

  it('team figures up to a time leave out later entries, and a past period is read only once', async () => {
    const store = await startDay()
    const asked = vi.spyOn(store.ledgerEntries, 'sum')
    const ask = () => figuresUpTo(store, wholeTeam, { from: today - 2 * dayLength, to: upTo }, now)
    expect((await ask()).get('m-00000')).toMatchObject({ deposits: 500 })
    const calls = asked.mock.calls.length
    expect(await ask()).toEqual(await ask())
    expect(asked).toHaveBeenCalledTimes(calls)
  })

  it('figures of past days are read again after the result of a bet was corrected', async () => {
    const store = await startDay()
    const yesterday = { from: today - dayLength, to: today }
    const winNow = async () => {
      const { byMember } = await teamSpan(store, wholeTeam, yesterday, now)
      const upToNow = await figuresUpTo(store, wholeTeam, { ...yesterday, to: upTo }, now)
      return [byMember.get('m-00000')?.win, upToNow.get('m-00000')?.win ?? 0]
    }
    await store.bets.insert(betRow({ id: 'b-1', memberId: 'm-00000', placedAt: upTo - 1 }))
    expect(await winNow()).toEqual([0, 0])
    await store.bets.update('b-1', { win: 50 })
    await store.memberDays.update(`m-00000 ${today - dayLength}`, { win: 50 })
    await bumpPastDaysVersion({ now: () => now }, store)
    expect(await winNow()).toEqual([50, 50])
  })
})
