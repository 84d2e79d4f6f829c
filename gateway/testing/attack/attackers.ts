/**
 * Pairs of members who have money. They make calls to a gateway that may be killed at any moment.
 */

import { openSession } from '../../../platform/domain/accounts/session/sessions.ts'
import { betRow } from '../../../platform/domain/base/collections/betRowForTests.ts'
import type { DomainStore } from '../../../platform/domain/base/collections/collections.ts'
import type { Context } from '../../../platform/domain/base/context/context.ts'
import { countNewBet } from '../../../platform/domain/money/ledger/countBets.ts'
import { post, toMovement } from '../../../platform/domain/money/ledger/post.ts'
import { createContext } from '../../../platform/domain/ports.ts'
import { keepFileForTests } from '../../../platform/handlers/support/keepFileForTests.ts'
import { type MoneyCallers, makePeople } from '../../../platform/handlers/testing/moneyContext.ts'
import {
  type CallAct,
  gameOf,
  type PlayedKind,
  type PlayRound,
  preparePlay,
} from '../../../platform/handlers/testing/vendorPlay.ts'
import { firstEndpoints } from '../../../src/api/gen/endpoints.ts'
import { laterEndpoints } from '../../../src/api/gen/laterEndpoints.ts'
import { pngForTests } from '../../../src/lib/pictures/picturesForTests.ts'
import type { Chance } from '../../../tests/support/chance.ts'
import { createScryptPasswords } from '../../context/scryptPasswords.ts'
import { seal } from '../seal.ts'
import { cheapHashes } from '../testGateway.ts'
import type { AttackedGateway } from './attackedGateway.ts'

/** Number of past five-minute periods that the contract of a pair settles. */
export const settledPeriods = 6
const period = 300_000

/** One in `oneInAborted` calls is aborted by its client, within `longestPatience` milliseconds. */
const oneInAborted = 12
const longestPatience = 30

const endpoints = { ...firstEndpoints, ...laterEndpoints }

export type Attackers = MoneyCallers & {
  /**
   * Launches a game as a member of the pair. @returns a function that plays a round, once per
   * idempotency key.
   */
  launch(who: number, kind: PlayedKind): Promise<PlayRound>
}

type Place = { gateway: AttackedGateway; store: DomainStore; chance: Chance }

/** Inserts lost bets of a downline, one in each period that the contract settles. */
async function loseBets(context: Context, memberId: string, startedAt: number): Promise<void> {
  const game = gameOf('slot')
  const bets = Array.from({ length: settledPeriods }, (_, index) => {
    const placedAt = startedAt + index * period + period / 2
    const { nodeId, vendor, gameType } = game
    const id = `b-${memberId}-${index}`
    return betRow({ id, memberId, nodeId, vendor, gameType, stake: 10_000, placedAt })
  })
  await context.store.transaction(async (tables) => {
    for (const bet of bets) {
      await tables.bets.insert(bet)
      await countNewBet(tables, bet)
      const from = { kind: 'main', memberId } as const
      const sides = { from, to: { kind: 'house', name: 'bets' } as const, amount: bet.stake }
      await post(context, tables, () => {}, toMovement('BET', bet.id, sides))
    }
  })
}

/** Creates a pair of members in the gateway's database. @param index distinguishes the pair. */
export async function makeAttackers(
  { gateway, store, chance }: Place,
  index: number,
): Promise<Attackers> {
  const now = () => gateway.now()
  const passwords = createScryptPasswords(cheapHashes)
  const begun = Math.floor(now() / period) * period - settledPeriods * period
  const past = { ...createContext({ store, now: () => begun }), passwords }
  const people = await makePeople(past, `attack-${index}`, (memberId) =>
    loseBets(past, memberId, begun),
  )
  const context = createContext({ store, now })
  const headers = await Promise.all(
    people.map(async ({ id }, who) => ({
      Authorization: `Bearer ${await openSession(context, id)}`,
      // One IP address per member, so that rate limits do not apply.
      'X-Forwarded-For': `10.2.${index}.${who + 1}`,
    })),
  )
  const send = async (
    who: number,
    { method, path, body, key }: { method: string; path: string; body: unknown; key: string },
  ) => {
    const { client } = await gateway.running()
    const isAborted = key !== '' && chance.integer(1, oneInAborted) === 1
    const answer = await client.send(method, path, {
      body,
      headers: { ...headers[who], 'Idempotency-Key': key },
      ...(isAborted && { signal: AbortSignal.timeout(chance.integer(1, longestPatience)) }),
    })
    if (answer.status >= 500) throw new Error(`${method} ${path}: ${answer.status}`)
    return answer.body
  }
  let launches = 0
  return {
    store,
    people,
    now,
    proof: (who) => keepFileForTests(context, people[who]?.id ?? '', pngForTests(9, 9)),
    async call(operation, who, { body, path: values = {}, key }) {
      const [method = '', template = ''] = operation.split(' ')
      const path = template.replaceAll(/\{(\w+)\}/g, (_, name) => values[name] ?? '')
      const { encryptionKey } = await gateway.running()
      const isSealed = endpoints[operation]?.encrypted === true
      const sealed = isSealed ? await seal(encryptionKey, { method, path }, body, now()) : body
      const { success, code, value } = await send(who, { method, path, body: sealed, key })
      return success ? { kind: 'answer', value } : { kind: 'rejected', ...(code && { code }) }
    },
    async launch(who, kind) {
      launches += 1
      const { nodeId } = gameOf(kind, launches)
      const body = { nodeId, language: 'pt', backUrl: '/rng' }
      const path = '/wps/game/startGame'
      const { code, value } = await send(who, { method: 'POST', path, body, key: '' })
      const launchUrl = String(Object(value).launchUrl)
      if (code) return async () => ({ kind: 'rejected', code })
      const act: CallAct = (name, body: { key?: string }) =>
        send(who, { method: 'POST', path: `${launchUrl}/${name}`, body, key: body.key ?? '' })
      return preparePlay(kind, act, now())
    },
  }
}
