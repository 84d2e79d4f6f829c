import type { components } from '../../../src/api/gen/paths.ts'
import { toDecimal, toMinor } from '../../../src/lib/money.ts'
import type { BonusRow } from '../../domain/base/collections/collections.ts'
import { readPlatform } from '../../domain/base/platform/platformSettings.ts'
import {
  languageOf,
  otherLanguage,
  type TextLanguage,
  textIn,
} from '../../domain/base/texts/texts.ts'
import { bonusAccount, findActiveBonuses } from '../../domain/money/bonuses/activeBonuses.ts'
import { giveUpBonus } from '../../domain/money/bonuses/endBonus.ts'
import { nameOf } from '../../domain/money/ledger/accounts.ts'
import {
  moveBetweenWallets,
  recallWallets,
  vendorsWithWallets,
  walletsOf,
} from '../../domain/money/wallet/vendorWallets.ts'
import type { Behaviour } from '../../gen/behaviour.ts'
import { answer, type Call, type Outcome, type ValueOf } from '../../server/handler.ts'
import { once } from '../../server/idempotency.ts'

const recall = (call: Call<'recallWallets'>): Promise<Outcome<'recallWallets'>> => {
  const { context, caller } = call
  const { id } = caller.member
  return once<'recallWallets', ValueOf<'recallWallets'>>(call, `${id} recall`, {
    run: (commit) =>
      commit(async (tables, announce) => {
        const result = await recallWallets(context, tables, announce, id)
        return { outcome: answer(result), result }
      }),
    replay: answer,
  })
}

const move = (call: Call<'moveBetweenWallets'>): Promise<Outcome<'moveBetweenWallets'>> => {
  const { context, caller, body } = call
  const { id: memberId } = caller.member
  return once<'moveBetweenWallets', ValueOf<'moveBetweenWallets'>>(call, `${memberId} move`, {
    run: (commit) =>
      commit(async (tables, announce) => {
        const wanted = { memberId, from: body.from, to: body.to, amount: toMinor(body.amount) }
        const result = await moveBetweenWallets(context, tables, announce, wanted)
        return { outcome: answer(result), result }
      }),
    replay: answer,
  })
}

function showBonus(
  bonus: BonusRow,
  language: TextLanguage,
): components['schemas']['WageringBonus'] {
  const { id, title, granted, balance, required, played, inPlay, grantedAt, expiresAt } = bonus
  const titleLanguage = otherLanguage(title, language)
  return {
    bonusId: id,
    title: textIn(title, language),
    ...(titleLanguage && { titleLanguage }),
    granted: toDecimal(granted),
    balance: toDecimal(balance),
    required: toDecimal(required),
    played: toDecimal(played),
    left: toDecimal(required - played),
    grantedAt: new Date(grantedAt).toISOString(),
    expiresAt: new Date(expiresAt).toISOString(),
    canGiveUp: inPlay === 0,
    cost: toDecimal(balance),
  }
}

const giveUp = (call: Call<'giveUpBonus'>): Promise<Outcome<'giveUpBonus'>> => {
  const { context, caller, path } = call
  const { id: memberId } = caller.member
  const { bonusId } = path
  return once<'giveUpBonus', ValueOf<'giveUpBonus'>>(call, `${memberId} give up ${bonusId}`, {
    run: (commit) =>
      commit(async (tables, announce) => {
        const lost = await giveUpBonus(context, tables, announce, { memberId, bonusId })
        const { amount, balance } = lost
        const result = { bonusId, amount: toDecimal(amount), balance: toDecimal(balance) }
        return { outcome: answer(result), result }
      }),
    replay: answer,
  })
}

export const wallet = {
  'GET /wps/v2/wallets/balance': async ({ context, caller: { member } }) => {
    const { wallets } = context.store
    const found = await wallets.get(member.id)
    const bonus = (await wallets.get(nameOf(bonusAccount(member.id))))?.balance ?? 0
    const { market } = await readPlatform(context.store)
    return answer({
      balance: toDecimal(found?.balance ?? 0),
      ...(bonus > 0 && { bonus: toDecimal(bonus) }),
      currency: found?.currency ?? member.currency,
      currencySymbol: market.currencySymbol,
    })
  },
  'GET /wps/v2/wallets': async ({ context, caller }) =>
    answer(await walletsOf(context, context.store, caller.member.id)),
  'GET /wps/v2/wallets/bonuses': async ({ context, headers, caller: { member } }) => {
    const language = languageOf(headers?.['Accept-Language'])
    const { market } = await readPlatform(context.store)
    const active = await findActiveBonuses(context.store, member.id)
    return answer({
      currency: market.currency,
      currencySymbol: market.currencySymbol,
      balance: toDecimal(active.reduce((sum, { balance }) => sum + balance, 0)),
      items: active.map((bonus) => showBonus(bonus, language)),
    })
  },
  'POST /wps/v2/wallets/bonuses/{bonusId}/giveUp': giveUp,
  'POST /wps/v2/wallets/recall': recall,
  'POST /wps/relay/GCS_walletTransfer': move,
  'GET /wps/relay/GCS_merchantWallet': async ({ context }) => {
    const platform = await readPlatform(context.store)
    return answer({
      isSingle: platform.cashier.singleWallet,
      currency: platform.market.currency,
      vendors: vendorsWithWallets(context, platform),
    })
  },
} satisfies Partial<Behaviour>
