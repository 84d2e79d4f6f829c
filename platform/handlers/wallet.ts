import { toDecimal, toMinor } from '../../src/lib/money.ts'
import type { Behaviour } from '../gen/behaviour.ts'
import { answer, type Call, type Outcome, type ValueOf } from '../server/handler.ts'
import { once } from '../server/idempotency.ts'
import { readPlatform } from '../world/base/platform/platformSettings.ts'
import {
  moveBetweenWallets,
  recallWallets,
  vendorsWithWallets,
  walletsOf,
} from '../world/money/cashier/vendorWallets.ts'
import { catchRejection } from './catchRejection.ts'

const recall = (call: Call<'recallWallets'>): Promise<Outcome<'recallWallets'>> => {
  const { world, caller } = call
  const { id } = caller.member
  return once<'recallWallets', ValueOf<'recallWallets'>>(call, `${id} recall`, {
    run: (commit) =>
      commit(async (tables, announce) => {
        const result = await recallWallets(world, tables, announce, id)
        return { outcome: answer(result), result }
      }),
    replay: answer,
  })
}

const moveRejections = [
  'INSUFFICIENT_BALANCE',
  'AMOUNT_OUT_OF_RANGE',
  'WALLET_UNKNOWN',
  'SAME_WALLET',
  'SINGLE_WALLET',
] as const

const move = (call: Call<'moveBetweenWallets'>): Promise<Outcome<'moveBetweenWallets'>> => {
  const { world, caller, body } = call
  const { id: memberId } = caller.member
  return once<'moveBetweenWallets', ValueOf<'moveBetweenWallets'>>(call, `${memberId} move`, {
    run: (commit) =>
      catchRejection(moveRejections, () =>
        commit(async (tables, announce) => {
          const wanted = { memberId, from: body.from, to: body.to, amount: toMinor(body.amount) }
          const result = await moveBetweenWallets(world, tables, announce, wanted)
          return { outcome: answer(result), result }
        }),
      ),
    replay: answer,
  })
}

export const wallet = {
  'GET /wps/v2/wallets/balance': async ({ world, caller: { member } }) => {
    const found = await world.store.wallets.get(member.id)
    const { market } = await readPlatform(world.store)
    return answer({
      balance: toDecimal(found?.balance ?? 0),
      currency: found?.currency ?? member.currency,
      currencySymbol: market.currencySymbol,
    })
  },
  'GET /wps/v2/wallets': async ({ world, caller }) =>
    answer(await walletsOf(world.store, caller.member.id)),
  'POST /wps/v2/wallets/recall': recall,
  'POST /wps/relay/GCS_walletTransfer': move,
  'GET /wps/relay/GCS_merchantWallet': async ({ world }) => {
    const platform = await readPlatform(world.store)
    return answer({
      isSingle: platform.cashier.singleWallet,
      currency: platform.market.currency,
      vendors: [...vendorsWithWallets(platform)],
    })
  },
} satisfies Partial<Behaviour>
