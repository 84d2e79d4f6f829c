import { expect, it } from 'vitest'
import { auditLedger } from '../../money/ledger/auditLedger.ts'
import { consentOf, setConsent } from './oddsConsent.ts'
import { fixtureForTests } from './sportsBookForTests.ts'
import { goalsOf, sportsPlayForTests } from './sportsPlayForTests.ts'

const minute = 60_000

const twoMatches = () =>
  sportsPlayForTests((now) => [
    fixtureForTests({ id: 'bra-1', kicksOffAt: now + minute }),
    fixtureForTests({ id: 'bra-2', kicksOffAt: now + 2 * minute }),
  ])

it('[PLAY-11] a multiple bet is settled when the result of its last match is known', async () => {
  const { betOn, book, passTime, store, balanceNow } = await twoMatches()
  const { id } = await betOn(1_000, ['bra-1', 'RESULT:HOME', 205], ['bra-2', 'RESULT:DRAW', 370])
  book.change('bra-1', { status: 'ENDED', goals: goalsOf(1, 0) })
  await passTime(7 * minute)
  // The planned end of the second match has passed, but its result is not known yet.
  expect((await store.bets.get(id))?.status).toBe('PENDING')
  await passTime(minute)
  expect(await balanceNow()).toBe(99_000)
  book.change('bra-2', { status: 'ENDED', goals: goalsOf(2, 2) })
  await passTime(minute)
  expect(await store.bets.get(id)).toMatchObject({ status: 'SETTLED', win: 7_585 })
  expect(await balanceNow()).toBe(99_000 + 7_585)
  expect(await auditLedger(store)).toEqual([])
})

it('a sports bet stores a link to each of its matches', async () => {
  const { betOn, store } = await twoMatches()
  const { id } = await betOn(1_000, ['bra-1', 'RESULT:HOME', 205], ['bra-2', 'RESULT:DRAW', 370])
  expect(await store.fixtureBets.find()).toMatchObject([
    { id: `bra-1/${id}`, fixtureId: 'bra-1', betId: id, memberId: 'm-1' },
    { id: `bra-2/${id}`, fixtureId: 'bra-2', betId: id, memberId: 'm-1' },
  ])
})

it('a corrected result does not settle a multiple bet again if one of its matches is no longer stored', async () => {
  const { betOn, book, passTime, store } = await twoMatches()
  const { id } = await betOn(1_000, ['bra-1', 'RESULT:HOME', 205], ['bra-2', 'RESULT:DRAW', 370])
  book.change('bra-1', { status: 'ENDED', goals: goalsOf(1, 0) })
  book.change('bra-2', { status: 'ENDED', goals: goalsOf(2, 2) })
  await passTime(8 * minute)
  book.matches.delete('bra-2')
  await store.fixtures.remove({ id: 'bra-2' })
  book.change('bra-1', { goals: goalsOf(0, 1) })
  await passTime(3_000)
  expect(await store.bets.get(id)).toMatchObject({ status: 'SETTLED', win: 7_585 })
})

it('a member accepts higher odds without a question, until they choose another setting', async () => {
  const { store } = await twoMatches()
  expect(await consentOf(store, 'm-1')).toBe('BETTER')
  await setConsent(store, 'm-1', 'NONE')
  await setConsent(store, 'm-1', 'ANY')
  expect(await consentOf(store, 'm-1')).toBe('ANY')
})
