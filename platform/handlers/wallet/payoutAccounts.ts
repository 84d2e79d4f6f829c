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
} from '../../domain/money/cashier/payoutAccounts.ts'
import type { Behaviour } from '../../gen/behaviour.ts'
import { answer, type Call, type Outcome, type ValueOf } from '../../server/handler.ts'
import { once } from '../../server/idempotency.ts'
import { rejectWrongPaymentPassword } from '../base/paymentPasswordRejection.ts'
import { fieldDetails } from '../base/registrationRejections.ts'

const add = (call: Call<'addPayoutAccount'>): Promise<Outcome<'addPayoutAccount'>> => {
  const { world, caller, body } = call
  const { member } = caller
  return once<'addPayoutAccount', ValueOf<'addPayoutAccount'>>(call, `${member.id} account`, {
    async run(commit) {
      await rejectWrongPaymentPassword(world, member, body.paymentPassword)
      const holder = normalizeName(body.holder)
      if (!isPersonName(holder)) {
        return world.reject('FIELDS_INVALID', fieldDetails('holder', 'characters'))
      }
      return commit(async (tables) => {
        const result = showAccount(await addAccount(world, tables, { ...body, holder, member }))
        return { outcome: answer(result), result }
      }).catch((error: unknown) => {
        // Somebody else added the same key at the same moment.
        const isTaken = error instanceof DuplicateError && error.collection === 'payoutAccounts'
        if (isTaken) world.reject('PAYOUT_KEY_TAKEN')
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
  'GET /wps/payoutAccounts': async ({ world, caller }) => {
    const accounts = await accountsOf(world.store, caller.member.id)
    return answer(showAccounts(accounts))
  },
  'POST /wps/payoutAccounts': add,
  'DELETE /wps/payoutAccounts/{accountId}': async ({ world, caller, path }) => {
    const own = { memberId: caller.member.id, accountId: path.accountId }
    await world.store.transaction((tables) => removeAccount(world, tables, own))
    return answer(undefined)
  },
  'PUT /wps/payoutAccounts/{accountId}/default': ({ world, caller, path }) =>
    world.store.transaction(async (tables) => {
      const own = { memberId: caller.member.id, accountId: path.accountId }
      await makeDefault(world, tables, own)
      return answer(showAccounts(await accountsOf(tables, own.memberId)))
    }),
} satisfies Partial<Behaviour>
