import { memberWithoutForm } from '../../domain/accounts/account/memberWithoutForm.ts'
import { deviceOf } from '../../domain/accounts/session/device.ts'
import { openSession } from '../../domain/accounts/session/sessions.ts'
import { sha256 } from '../../domain/base/context/digest.ts'
import { readPlatform } from '../../domain/base/platform/platformSettings.ts'
import { againIfTaken } from '../../domain/base/storage/againIfTaken.ts'
import { post, toMovement } from '../../domain/money/ledger/post.ts'
import { answer, type Call, type Outcome } from '../../server/handler.ts'

/** Balance of a new trial account, in minor units. */
const trialMoney = 200_000

/**
 * Logs a guest in to a trial account. The same random string leads to the same account (API-06).
 */
export async function loginToPlayFree(
  call: Call<'loginToPlayFree'>,
): Promise<Outcome<'loginToPlayFree'>> {
  const { context, body } = call
  const { accountTypes, market } = await readPlatform(context.store)
  const key = (await sha256(`free play ${body.random}`)).slice(0, 12)
  const id = `t-${key}`
  const guest = memberWithoutForm({
    id,
    username: `trial-${key}`,
    nickname: `Trial ${key}`,
    type: accountTypes.trials[0] ?? 4,
    currency: market.currency,
    email: null,
    firstTimeLogin: false,
    rulesVersion: 1,
    createdAt: context.now(),
  })
  const token = await againIfTaken(() =>
    context.store.transaction(async (tables, announce) => {
      if (!(await tables.members.get(id))) {
        await tables.members.insert(guest)
        const from = { kind: 'house', name: 'opening' } as const
        const to = { kind: 'main', memberId: id } as const
        await post(
          context,
          tables,
          announce,
          toMovement('OPENING', id, { from, to, amount: trialMoney }),
        )
      }
      return openSession(context, id, tables, deviceOf(call))
    }),
  )
  const isNew = { firstTimeLogin: false, passwordExpired: false, defaultPassword: false }
  return answer({ token, ...isNew })
}
