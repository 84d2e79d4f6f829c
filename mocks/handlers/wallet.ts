import { toDecimal } from '../../src/lib/money.ts'
import type { Behaviour } from '../gen/behaviour.ts'
import { answer } from '../server/handler.ts'
import { readPlatform } from '../world/platformSettings.ts'

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
} satisfies Pick<Behaviour, 'GET /wps/v2/wallets/balance'>
