/** Platform with the team of the agent Carla, and helpers that call operations as its members. */

import { openSession } from '../domain/accounts/session/sessions.ts'
import { betRow } from '../domain/base/collections/betRowForTests.ts'
import type { DomainEvent } from '../domain/base/storage/events.ts'
import { countNewBet } from '../domain/money/ledger/countBets.ts'
import { post, toMovement } from '../domain/money/ledger/post.ts'
import type { OperationKey } from '../gen/behaviour.ts'
import { startPlatform } from './platformForTests.ts'

type CallParts = { path?: string; query?: string; body?: unknown; key?: string; language?: string }

/** Amounts of a settled bet, in minor units. */
type PlayedBet = { stake: number; validBet?: number; win?: number; gameType?: string }

/**
 * Starts the platform with the team of the agent Carla.
 * @param seed `past` adds past bets and deposits.
 */
export async function startTeam(seed: { personas: boolean; past?: boolean } = { personas: true }) {
  const platform = await startPlatform(seed)
  const { context, store, send, time } = platform
  const heardEvents: DomainEvent[] = []
  store.listen((one) => {
    if (one.kind === 'event') heardEvents.push(one.event)
  })

  const as = async (username: string, key: OperationKey, parts: CallParts = {}) => {
    const { path, query, body, key: idempotencyKey = crypto.randomUUID(), language } = parts
    const token = await openSession(context, `m-${username}`)
    const headers = {
      Authorization: `Bearer ${token}`,
      'Idempotency-Key': idempotencyKey,
      ...(language !== undefined && { 'Accept-Language': language }),
    }
    const { status, answer } = await send(key, {
      headers,
      ...(path !== undefined && { path }),
      ...(query !== undefined && { query }),
      ...(body !== undefined && { body }),
    })
    return { status, answer, value: answer.value ?? {}, code: answer.code }
  }

  let bets = 0
  /** Deposits the stake, then places and settles a bet, all through the ledger. */
  const play = (
    username: string,
    { stake, validBet = stake, win = 0, gameType = 'RNG' }: PlayedBet,
  ) =>
    store.transaction(async (tables, announce) => {
      const memberId = `m-${username}`
      const now = context.now()
      const house = { kind: 'house', name: 'bets' } as const
      const hers = { kind: 'main', memberId } as const
      bets += 1
      const id = `b-test-${bets}`
      const deposit = { kind: 'house', name: 'deposits' } as const
      const paidIn = toMovement('DEPOSIT', id, { from: deposit, to: hers, amount: stake })
      await post(context, tables, announce, paidIn)
      await post(
        context,
        tables,
        announce,
        toMovement('BET', id, { from: hers, to: house, amount: stake }),
      )
      if (win > 0) {
        await post(
          context,
          tables,
          announce,
          toMovement('WIN', id, { from: house, to: hers, amount: win }),
        )
      }
      const bet = betRow({ id, memberId, gameType, stake, validBet, win, placedAt: now })
      await tables.bets.insert(bet)
      await countNewBet(tables, bet)
    })

  const balanceOf = async (username: string) =>
    (await store.wallets.get(`m-${username}`))?.balance ?? 0
  return { ...platform, as, play, heardEvents, time, balanceOf }
}
