import { toMinor } from '../../../src/lib/money.ts'
import type { DepositRow } from '../../domain/base/collections/collections.ts'
import { readPlatform } from '../../domain/base/platform/platformSettings.ts'
import { offeredMethods } from '../../domain/money/deposits/depositMethods.ts'
import { cancelDeposit, orderDeposit, proveDeposit } from '../../domain/money/deposits/deposits.ts'
import { showDeposit, showMethod } from '../../domain/money/deposits/depositView.ts'
import { setPayer, showPayer } from '../../domain/money/deposits/payers.ts'
import type { Behaviour } from '../../gen/behaviour.ts'
import { answer, type Call, fault, type Outcome, type ValueOf } from '../../server/handler.ts'
import { once } from '../../server/idempotency.ts'
import { pageOfOwnRows } from '../base/ownRows.ts'

const order = (call: Call<'createDeposit'>): Promise<Outcome<'createDeposit'>> => {
  const { context, caller, body } = call
  const { member } = caller
  const { bank } = context.providers
  return once<'createDeposit', ValueOf<'createDeposit'>>(call, `${member.id} deposit`, {
    run: (commit) =>
      commit(async (tables) => {
        const wanted = { ...body, member, amount: toMinor(body.amount) }
        const result = showDeposit(await orderDeposit(context, tables, wanted), bank)
        return { outcome: answer(result), result }
      }),
    replay: answer,
  })
}

const cancel = (call: Call<'cancelDeposit'>): Promise<Outcome<'cancelDeposit'>> => {
  const { context, caller, path } = call
  const wanted = { memberId: caller.member.id, depositId: path.depositId }
  const actor = `${wanted.memberId} cancel ${wanted.depositId}`
  return once<'cancelDeposit', ValueOf<'cancelDeposit'>>(call, actor, {
    run: (commit) =>
      commit(async (tables) => {
        const result = showDeposit(
          await cancelDeposit(context, tables, wanted),
          context.providers.bank,
        )
        return { outcome: answer(result), result }
      }),
    replay: answer,
  })
}

const prove = (call: Call<'proveDeposit'>): Promise<Outcome<'proveDeposit'>> => {
  const { context, caller, path, body } = call
  const { bank } = context.providers
  const proof = { memberId: caller.member.id, depositId: path.depositId, fileIds: body.fileIds }
  const actor = `${proof.memberId} prove ${proof.depositId}`
  return once<'proveDeposit', ValueOf<'proveDeposit'>>(call, actor, {
    run: (commit) =>
      commit(async (tables) => {
        const result = showDeposit(await proveDeposit(context, tables, proof), bank)
        return { outcome: answer(result), result }
      }),
    replay: answer,
  })
}

export const deposits = {
  'GET /wps/deposits/methods': async ({ context, headers, caller: { member } }) => {
    const { market } = await readPlatform(context.store)
    const { bank } = context.providers
    const isOpen = bank !== undefined
    const at = { now: context.now(), language: headers['Accept-Language'], isOpen }
    const methods = offeredMethods(market, bank).map((method) => showMethod(method, at))
    const payer = await showPayer(context.store, member.id, market)
    return answer({ methods, ...(payer && { payer }) })
  },
  'PUT /wps/deposits/payer': async ({ context, body, caller: { member } }) =>
    answer(await setPayer(context, member.id, body.number)),
  'POST /wps/deposits': order,
  'GET /wps/deposits': async ({ context, caller, query }) => {
    const show = (row: DepositRow) => showDeposit(row, context.providers.bank)
    return answer(await pageOfOwnRows(context.store.deposits, caller.member.id, query, show))
  },
  'GET /wps/deposits/{depositId}': async ({ context, caller, path }) => {
    const deposit = await context.store.deposits.get(path.depositId)
    if (deposit?.memberId !== caller.member.id) return fault('NOT_FOUND')
    return answer(showDeposit(deposit, context.providers.bank))
  },
  'POST /wps/deposits/{depositId}/cancel': cancel,
  'POST /wps/deposits/{depositId}/proof': prove,
} satisfies Partial<Behaviour>
