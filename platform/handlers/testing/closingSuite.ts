/**
 * Races between closing an account at one gateway and using the account at another: only one of the
 * operations succeeds.
 */

import { expect, it } from 'vitest'
import { emulatedBank } from '../../../mocks/bank/emulatedBank.ts'
import type { ErrorCode } from '../../../src/api/gen/errors.ts'
import { verifyForTests } from '../../domain/accounts/identity/verifyForTests.ts'
import { exclude } from '../../domain/accounts/limits/exclusion.ts'
import { openSession } from '../../domain/accounts/session/sessions.ts'
import type { DomainStore, MemberRow } from '../../domain/base/collections/collections.ts'
import type { Context } from '../../domain/base/context/context.ts'
import { isRejection } from '../../domain/base/context/rejection.ts'
import { newestFirst } from '../../domain/base/storage/pageOf.ts'
import { orderDeposit } from '../../domain/money/deposits/deposits.ts'
import { auditLedger } from '../../domain/money/ledger/auditLedger.ts'
import { post, toMovement } from '../../domain/money/ledger/post.ts'
import { sendTransfer } from '../../domain/money/transfers/transfers.ts'
import { joinWithCommissions } from '../../domain/people/team/join.ts'
import { placeBet } from '../../domain/play/bets/placeBet.ts'
import { gameForTests } from '../../domain/play/bets/playForTests.ts'
import { createContext } from '../../domain/ports.ts'
import { memberRow } from '../../server/serverForTests.ts'
import { behaviour } from '../all.ts'

const password = 'Gavea2026'
/** Balance in minor units, below the minimum withdrawal. Closing the account forfeits it. */
const rest = 15_00
/** Repetitions of each race, enough that either operation is sometimes first. */
const rounds = 4

let people = 0

const slot = gameForTests()

async function makeMember(context: Context, upline: MemberRow | undefined): Promise<MemberRow> {
  people += 1
  const id = `m-closing-${people}-${Date.now().toString(36)}`
  const passwordHash = await context.passwords.hash(password)
  const type = upline ? 0 : 1
  const member = memberRow({ id, username: id, usernameKey: id, nickname: id, type, passwordHash })
  await context.store.members.insert(member)
  await context.store.transaction(async (tables, announce) => {
    const from = { kind: 'house', name: 'opening' } as const
    const to = { kind: 'main', memberId: id } as const
    const amount = upline ? rest : 10_000_00
    await post(context, tables, announce, toMovement('OPENING', id, { from, to, amount }))
    await verifyForTests(tables, id)
    if (!upline) return
    await joinWithCommissions(context, tables, member, { upline, isAgent: true, rates: { RNG: 0 } })
  })
  return member
}

async function close(context: Context, member: MemberRow) {
  // The handler expects a call that the server has validated; this test builds one without the
  // server.
  const handler = behaviour['POST /wps/member/closing'] as unknown as (
    call: unknown,
  ) => Promise<{ kind: string; code?: string }>
  const body = { account: member.username, password, givesUp: '15.00' }
  const caller = { kind: 'member', member, sessionId: 's-1' }
  return handler({ context, body, caller }).catch((error: unknown) => {
    if (isRejection(error)) return { kind: 'rejected', code: error.code }
    throw error
  })
}

type Moves = (context: Context<ErrorCode>, member: MemberRow, upline: MemberRow) => Promise<unknown>

const moves: Readonly<Record<string, Moves>> = {
  'a bet': (context, { id: memberId }) =>
    context.store.transaction((tables, announce) =>
      placeBet(context, tables, announce, { memberId, game: slot, stake: 500 }),
    ),
  'a deposit order': (context, member) =>
    context.store.transaction((tables) =>
      orderDeposit(context, tables, { member, method: 'PIX', amount: 100_00 }),
    ),
  'a transfer from the upline': (context, { id: receiverId }, upline) =>
    context.store.transaction((tables, announce) =>
      sendTransfer(context, tables, announce, {
        member: upline,
        receiverId,
        amount: 500,
        note: '',
      }),
    ),
  'a self-exclusion': (context, { id }) =>
    context.store.transaction((tables) =>
      exclude(context, tables, id, { kind: 'SELF_EXCLUSION', until: null }),
    ),
  'a login': (context, { id }) =>
    context.store.transaction((tables) => openSession(context, id, tables)),
}

async function expectOneOfBoth(context: Context, { id: memberId }: MemberRow, outcome: string) {
  const { store } = context
  const isClosed = (await store.closedAccounts.get(memberId)) !== undefined
  expect(isClosed).toBe(outcome === 'answer')
  if (!isClosed) return
  const [last] = await store.ledgerEntries.find({
    where: { memberId },
    orderBy: newestFirst('at'),
    limit: 1,
  })
  // The closing may also refund open bets. The forfeited balance is always the last ledger entry.
  expect(last).toMatchObject({ kind: 'BALANCE_GIVEN_UP', balanceAfter: 0 })
  expect(await store.bets.count({ memberId, settledAt: null })).toBe(0)
  expect(await store.deposits.count({ memberId })).toBe(0)
  expect(await store.transfers.count({ memberId })).toBe(0)
  expect(await store.sessions.count({ memberId })).toBe(0)
  expect(await store.exclusions.count({ id: memberId })).toBe(0)
}

/** @param open opens the stores of both gateways, as for `itKeepsTheLedger`. */
export function itClosesOrMovesMoney(
  name: string,
  open: () => Promise<readonly [DomainStore, DomainStore]>,
): void {
  it.each(Object.entries(moves))(
    `[MEM-24] ${name}: an account is closed or there is %s, never both`,
    { timeout: 60_000 },
    async (_move, move) => {
      const providers = { bank: emulatedBank }
      const contexts = (await open()).map((store) =>
        // Enough iterations that checking a password takes noticeable time.
        createContext({ store, providers, passwordIterations: 5_000 }),
      )
      const [here, there] = contexts
      if (!here || !there) throw new Error('Two gateways are needed')
      const upline = await makeMember(here, undefined)
      for (let round = 0; round < rounds; round += 1) {
        const member = await makeMember(here, upline)
        // Delays the operation by one or two password checks, so that it runs shortly before or
        // after the account is closed.
        const late = async () => {
          await there.passwords.verify(password, member.passwordHash)
          if (round % 2 === 0) await there.passwords.verify(password, member.passwordHash)
          return move(there, member, upline)
        }
        const [closing] = await Promise.allSettled([close(here, member), late()])
        const outcome = closing.status === 'fulfilled' ? closing.value.kind : 'failed'
        expect(['answer', 'rejected']).toContain(outcome)
        await expectOneOfBoth(here, member, outcome)
      }
      expect(await auditLedger(here.store)).toEqual([])
    },
  )

  it(`[MEM-24] ${name}: only one of several concurrent closings of an account succeeds`, async () => {
    const [store, other] = await open()
    const contexts = [store, other].map((one) =>
      createContext({ store: one, passwordIterations: 5_000 }),
    )
    const [context] = contexts
    if (!context) throw new Error('A gateway is needed')
    const upline = await makeMember(context, undefined)
    const member = await makeMember(context, upline)
    const closings = await Promise.allSettled(
      Array.from({ length: 4 }, (_, n) => close(contexts[n % 2] ?? context, member)),
    )
    const outcomes = closings.map((one) =>
      one.status === 'fulfilled' ? one.value.kind : one.reason.name,
    )
    expect(outcomes.filter((outcome) => outcome === 'answer')).toHaveLength(1)
    expect(new Set(outcomes)).toEqual(new Set(['answer', 'AccountClosed']))
    expect(await auditLedger(store)).toEqual([])
  })
}
