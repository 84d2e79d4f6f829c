import { toDecimal, toMinor } from '../../../src/lib/money.ts'
import { pageOf } from '../../domain/base/storage/pageOf.ts'
import {
  counterpartiesOf,
  leftToSend,
  sendTransfer,
  showPerson,
  showTransfer,
  transferableOf,
  transferLimits,
} from '../../domain/money/transfers/transfers.ts'
import type { Behaviour } from '../../gen/behaviour.ts'
import { answer, type Call, type Outcome, type ValueOf } from '../../server/handler.ts'
import { once } from '../../server/idempotency.ts'
import { pageOfOwnRows } from '../base/ownRows.ts'
import { rejectWrongPaymentPassword } from '../base/paymentPasswordRejection.ts'

const send = (call: Call<'createTransfer'>): Promise<Outcome<'createTransfer'>> => {
  const { context, caller, body } = call
  const { member } = caller
  return once<'createTransfer', ValueOf<'createTransfer'>>(call, `${member.id} transfer`, {
    async run(commit) {
      await rejectWrongPaymentPassword(context, member, body.paymentPassword)
      return commit(async (tables, announce) => {
        const { memberId: receiverId, note = '' } = body
        const wanted = { member, receiverId, amount: toMinor(body.amount), note: note.trim() }
        const sent = await sendTransfer(context, tables, announce, wanted)
        const result = await showTransfer(tables, sent)
        return { outcome: answer(result), result }
      })
    },
    replay: answer,
  })
}

async function list({
  context,
  caller,
  query,
}: Call<'listCounterparties'>): Promise<Outcome<'listCounterparties'>> {
  const { member } = caller
  const wanted = query.search?.trim().toLowerCase() ?? ''
  const people = await counterpartiesOf(context.store, member)
  const found = people.filter(({ account }) => account.toLowerCase().includes(wanted))
  const { items, ...page } = pageOf(found, query)
  const now = context.now()
  const money = await transferableOf(context.store, member.id, now)
  return answer({
    ...page,
    items: await Promise.all(items.map((person) => showPerson(context.store, person))),
    limits: {
      minimum: toDecimal(transferLimits.minimum),
      maximum: toDecimal(transferLimits.maximum),
    },
    dailyLimitLeft: toDecimal(await leftToSend(context.store, member.id, now)),
    transferable: toDecimal(money.transferable),
    turnoverMissing: toDecimal(money.turnoverMissing),
    owed: toDecimal(money.owed),
  })
}

export const transfers = {
  'GET /wps/transfers/counterparties': list,
  'POST /wps/transfers': send,
  'GET /wps/transfers': async ({ context, caller, query }) => {
    const rows = await pageOfOwnRows(context.store.transfers, caller.member.id, query, (row) => row)
    const items = await Promise.all(rows.items.map((row) => showTransfer(context.store, row)))
    return answer({ ...rows, items })
  },
} satisfies Partial<Behaviour>
