import { toMinor } from '../../../src/lib/money.ts'
import type { WithdrawalRow } from '../../domain/base/collections/collections.ts'
import { readPlatform } from '../../domain/base/platform/platformSettings.ts'
import {
  askForWithdrawal,
  cancelWithdrawal,
  confirmWithdrawal,
  type PaymentReport,
} from '../../domain/money/withdrawals/withdrawals.ts'
import { showTerms, termsFor } from '../../domain/money/withdrawals/withdrawalTerms.ts'
import { showWithdrawal } from '../../domain/money/withdrawals/withdrawalView.ts'
import type { Behaviour } from '../../gen/behaviour.ts'
import {
  answer,
  type BodyOf,
  type Call,
  fault,
  type Outcome,
  type ValueOf,
} from '../../server/handler.ts'
import { once } from '../../server/idempotency.ts'
import { pageOfOwnRows } from '../base/ownRows.ts'
import { rejectWrongPaymentPassword } from '../base/paymentPasswordRejection.ts'

const ask = (call: Call<'createWithdrawal'>): Promise<Outcome<'createWithdrawal'>> => {
  const { context, caller, body } = call
  const { member } = caller
  return once<'createWithdrawal', ValueOf<'createWithdrawal'>>(call, `${member.id} withdrawal`, {
    async run(commit) {
      if (!context.providers.bank) return fault('MODULE_OFF')
      await rejectWrongPaymentPassword(context, member, body.paymentPassword)
      return commit(async (tables, announce) => {
        const wanted = { member, accountId: body.accountId, amount: toMinor(body.amount) }
        const { market } = await readPlatform(tables)
        const withdrawal = await askForWithdrawal(context, tables, announce, wanted)
        const result = showWithdrawal(withdrawal, market)
        return { outcome: answer(result), result }
      })
    },
    replay: answer,
  })
}

const cancel = (call: Call<'cancelWithdrawal'>): Promise<Outcome<'cancelWithdrawal'>> => {
  const { context, caller, path } = call
  const wanted = { memberId: caller.member.id, withdrawalId: path.withdrawalId }
  const actor = `${wanted.memberId} cancel ${wanted.withdrawalId}`
  return once<'cancelWithdrawal', ValueOf<'cancelWithdrawal'>>(call, actor, {
    run: (commit) =>
      commit(async (tables, announce) => {
        const { market } = await readPlatform(tables)
        const withdrawal = await cancelWithdrawal(context, tables, announce, wanted)
        const result = showWithdrawal(withdrawal, market)
        return { outcome: answer(result), result }
      }),
    replay: answer,
  })
}

function saidOf(body: BodyOf<'confirmWithdrawal'>): PaymentReport {
  if (body.outcome !== 'PARTIAL') return body
  return { ...body, receivedAmount: toMinor(body.receivedAmount) }
}

const confirm = (call: Call<'confirmWithdrawal'>): Promise<Outcome<'confirmWithdrawal'>> => {
  const { context, caller, path, body } = call
  const own = { memberId: caller.member.id, withdrawalId: path.withdrawalId }
  const actor = `${own.memberId} confirm ${own.withdrawalId}`
  return once<'confirmWithdrawal', ValueOf<'confirmWithdrawal'>>(call, actor, {
    run: (commit) =>
      commit(async (tables) => {
        const wanted = { ...own, report: saidOf(body) }
        const { market } = await readPlatform(tables)
        const result = showWithdrawal(await confirmWithdrawal(context, tables, wanted), market)
        return { outcome: answer(result), result }
      }),
    replay: answer,
  })
}

export const withdrawals = {
  'GET /wps/withdrawals/terms': async ({ context, caller }) => {
    const platform = await readPlatform(context.store)
    const terms = await termsFor(context.store, caller.member.id, context.now())
    return answer(showTerms(terms, platform, context.providers.bank !== undefined))
  },
  'POST /wps/withdrawals': ask,
  'GET /wps/withdrawals': async ({ context, caller, query }) => {
    const { market } = await readPlatform(context.store)
    const show = (row: WithdrawalRow) => showWithdrawal(row, market)
    return answer(await pageOfOwnRows(context.store.withdrawals, caller.member.id, query, show))
  },
  'GET /wps/withdrawals/{withdrawalId}': async ({ context, caller, path }) => {
    const withdrawal = await context.store.withdrawals.get(path.withdrawalId)
    if (withdrawal?.memberId !== caller.member.id) return fault('NOT_FOUND')
    const { market } = await readPlatform(context.store)
    return answer(showWithdrawal(withdrawal, market))
  },
  'POST /wps/withdrawals/{withdrawalId}/cancel': cancel,
  'POST /wps/withdrawals/{withdrawalId}/confirmation': confirm,
} satisfies Partial<Behaviour>
