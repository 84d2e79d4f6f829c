import { toMinor } from '../../src/lib/money.ts'
import type { Behaviour } from '../gen/behaviour.ts'
import { answer, type Call, fault, type Outcome, type ValueOf } from '../server/handler.ts'
import { once } from '../server/idempotency.ts'
import { methodsOf } from '../world/money/depositMethods.ts'
import { cancelDeposit, orderDeposit } from '../world/money/deposits.ts'
import { showDeposit, showMethod } from '../world/money/depositView.ts'
import { pageOfRows } from '../world/pageOf.ts'
import { readPlatform } from '../world/platformSettings.ts'
import { periodOf } from './periodOf.ts'
import { refusing } from './refusing.ts'

const orderRefusals = [
  'AMOUNT_OUT_OF_RANGE',
  'DEPOSIT_METHOD_CLOSED',
  'TOO_MANY_OPEN_DEPOSITS',
  'PLAYER_LIMIT_REACHED',
  'SELF_EXCLUDED',
] as const

const order = (call: Call<'createDeposit'>): Promise<Outcome<'createDeposit'>> => {
  const { world, caller, body } = call
  const { member } = caller
  return once<'createDeposit', ValueOf<'createDeposit'>>(call, `${member.id} deposit`, {
    run: (commit) =>
      refusing(orderRefusals, () =>
        commit(async (tables) => {
          const wanted = { ...body, member, amount: toMinor(body.amount) }
          const result = showDeposit(await orderDeposit(world, tables, wanted))
          return { outcome: answer(result), result }
        }),
      ),
    replay: answer,
  })
}

const cancel = (call: Call<'cancelDeposit'>): Promise<Outcome<'cancelDeposit'>> => {
  const { world, caller, path } = call
  const wanted = { memberId: caller.member.id, depositId: path.depositId }
  const actor = `${wanted.memberId} cancel ${wanted.depositId}`
  return once<'cancelDeposit', ValueOf<'cancelDeposit'>>(call, actor, {
    run: (commit) =>
      refusing(['NOT_POSSIBLE_NOW'], () =>
        commit(async (tables) => {
          const result = showDeposit(await cancelDeposit(world, tables, wanted))
          return { outcome: answer(result), result }
        }),
      ),
    replay: answer,
  })
}

export const deposits = {
  'GET /wps/deposits/methods': async ({ world, headers }) => {
    const { market } = await readPlatform(world.store)
    const at = { now: world.now(), language: headers['Accept-Language'] }
    return answer({ methods: methodsOf(market).map((method) => showMethod(method, at)) })
  },
  'POST /wps/deposits': order,
  'GET /wps/deposits': async ({ world, caller, query }) => {
    const { status } = query
    const where = {
      memberId: caller.member.id,
      ...periodOf('createdAt', query),
      ...(status !== undefined && { status }),
    }
    const newestFirst = {
      where,
      orderBy: { column: 'createdAt', direction: 'descending' },
    } as const
    return answer(await pageOfRows(world.store.deposits, newestFirst, query, showDeposit))
  },
  'GET /wps/deposits/{depositId}': async ({ world, caller, path }) => {
    const deposit = await world.store.deposits.get(path.depositId)
    if (deposit?.memberId !== caller.member.id) return fault('NOT_FOUND')
    return answer(showDeposit(deposit))
  },
  'POST /wps/deposits/{depositId}/cancel': cancel,
} satisfies Partial<Behaviour>
