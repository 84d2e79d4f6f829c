import { isPersonName, normalizeName } from '../../../src/lib/names/personName.ts'
import type { PayoutAccountRow } from '../../domain/base/collections/collections.ts'
import { DuplicateError } from '../../domain/base/storage/store.ts'
import {
  accountsOf,
  addAccount,
  makeDefault,
  mostAccounts,
  removeAccount,
  showAccount,
} from '../../domain/money/withdrawals/payoutAccounts.ts'
import type { Behaviour } from '../../gen/behaviour.ts'
import { answer, type Call, type Outcome, type ValueOf } from '../../server/handler.ts'
import { once } from '../../server/idempotency.ts'
import { rejectWrongPaymentPassword } from '../base/paymentPasswordRejection.ts'
import { fieldDetails } from '../base/registrationRejections.ts'

const add = (call: Call<'addPayoutAccount'>): Promise<Outcome<'addPayoutAccount'>> => {
  const { context, caller, body } = call
  const { member } = caller
  return once<'addPayoutAccount', ValueOf<'addPayoutAccount'>>(call, `${member.id} account`, {
    async run(commit) {
      await rejectWrongPaymentPassword(context, member, body.paymentPassword)
      const holder = normalizeName(body.holder)
      if (!isPersonName(holder)) {
        return context.reject('FIELDS_INVALID', fieldDetails('holder', 'characters'))
      }
      return commit(async (tables) => {
        const result = showAccount(await addAccount(context, tables, { ...body, holder, member }))
        return { outcome: answer(result), result }
      }).catch((error: unknown) => {
        // A concurrent call added the same Pix key.
        const isTaken = error instanceof DuplicateError && error.collection === 'payoutAccounts'
        if (isTaken) context.reject('PAYOUT_KEY_TAKEN')
        throw error
      })
    },
    replay: answer,
  })
}

const showAccounts = (accounts: readonly PayoutAccountRow[]) => ({
  items: accounts.map(showAccount),
  maximum: mostAccounts,
})

export const payoutAccounts = {
  'GET /wps/payoutAccounts': async ({ context, caller }) => {
    const accounts = await accountsOf(context.store, caller.member.id)
    return answer(showAccounts(accounts))
  },
  'POST /wps/payoutAccounts': add,
  'DELETE /wps/payoutAccounts/{accountId}': async ({ context, caller, path }) => {
    const own = { memberId: caller.member.id, accountId: path.accountId }
    await context.store.transaction((tables) => removeAccount(context, tables, own))
    return answer(undefined)
  },
  'PUT /wps/payoutAccounts/{accountId}/default': ({ context, caller, path }) =>
    context.store.transaction(async (tables) => {
      const own = { memberId: caller.member.id, accountId: path.accountId }
      await makeDefault(context, tables, own)
      return answer(showAccounts(await accountsOf(tables, own.memberId)))
    }),
} satisfies Partial<Behaviour>
