/** Rebates and VIP bonuses for turnover. */

import { toDecimal } from '../../../src/lib/money.ts'
import type { RebateRow, VipClaimRow } from '../../domain/base/collections/collections.ts'
import { newestFirst, pageOfRows } from '../../domain/base/storage/pageOf.ts'
import { languageOf, textIn } from '../../domain/base/texts/texts.ts'
import {
  earnedRebate,
  lastRebate,
  leastRebate,
  claimRebate as payRebate,
} from '../../domain/play/rewards/rebates.ts'
import {
  bonusesOf,
  claimBonus,
  claimedBonuses,
  vipLevelOf,
  vipStandingOf,
} from '../../domain/play/rewards/vip.ts'
import { vipLevels } from '../../domain/play/rewards/vipLevels.ts'
import type { Behaviour } from '../../gen/behaviour.ts'
import { answer, type Call, fault, type Outcome } from '../../server/handler.ts'
import { once } from '../../server/idempotency.ts'
import { showBonus, showLevel, showLine, showRebate, showVipClaim } from './showLoyalty.ts'

async function getRebates(call: Call<'getRebates'>): Promise<Outcome<'getRebates'>> {
  const { context, caller, headers } = call
  const { id } = caller.member
  const level = await vipLevelOf(context, context.store, id)
  const { lines, amount } = await earnedRebate(context.store, id, level)
  const last = await lastRebate(context.store, id)
  return answer({
    level: level.rank,
    levelName: textIn(level.name, languageOf(headers?.['Accept-Language'])),
    ...(last && { since: new Date(last.claimedAt).toISOString() }),
    items: lines.map(showLine),
    amount: toDecimal(amount),
    minimum: toDecimal(leastRebate),
    claimable: amount >= leastRebate,
  })
}

function claimRebate(call: Call<'claimRebate'>): Promise<Outcome<'claimRebate'>> {
  const { context, caller, headers } = call
  const memberId = caller.member.id
  const language = languageOf(headers['Accept-Language'])
  return once<'claimRebate', string>(call, memberId, {
    async run(commit) {
      const level = await vipLevelOf(context, context.store, memberId)
      return commit(async (tables, announce) => {
        const rebate = await payRebate(context, tables, announce, { memberId, level })
        return { outcome: answer(showRebate(rebate, language)), result: rebate.id }
      })
    },
    async replay(id) {
      const rebate = await context.store.rebates.get(id)
      return rebate ? answer(showRebate(rebate, language)) : fault('NOT_FOUND')
    },
  })
}

const getRebateHistory = async (
  call: Call<'getRebateHistory'>,
): Promise<Outcome<'getRebateHistory'>> => {
  const { context, caller, query, headers } = call
  const language = languageOf(headers?.['Accept-Language'])
  const wanted = { where: { memberId: caller.member.id }, orderBy: newestFirst('claimedAt') }
  const show = (row: RebateRow) => showRebate(row, language)
  return answer(await pageOfRows(context.store.rebates, wanted, query ?? {}, show))
}

async function getVip({ context, caller, headers }: Call<'getVip'>): Promise<Outcome<'getVip'>> {
  const { member } = caller
  const language = languageOf(headers?.['Accept-Language'])
  const now = context.now()
  const { level, turnover, period, keptUntil } = await vipStandingOf(
    context,
    context.store,
    member.id,
  )
  const claimed = await claimedBonuses(context.store, member.id)
  const next = vipLevels[level.rank + 1]
  return answer({
    level: { rank: level.rank, name: textIn(level.name, language) },
    turnover: toDecimal(turnover),
    period: { from: new Date(period.from).toISOString(), to: new Date(period.to).toISOString() },
    ...(keptUntil !== undefined && { keptUntil: new Date(keptUntil).toISOString() }),
    ...(next && {
      next: {
        rank: next.rank,
        name: textIn(next.name, language),
        turnover: toDecimal(next.turnover),
        missing: toDecimal(next.turnover - turnover),
        progress: Math.floor((turnover * 100) / next.turnover),
      },
    }),
    levels: vipLevels.map((one) => showLevel(one, language)),
    bonuses: bonusesOf(level, member, now).map((bonus) => showBonus(bonus, claimed)),
  })
}

async function getVipHistory(call: Call<'getVipHistory'>): Promise<Outcome<'getVipHistory'>> {
  const { context, caller, query, headers } = call
  const language = languageOf(headers?.['Accept-Language'])
  const wanted = { where: { memberId: caller.member.id }, orderBy: newestFirst('claimedAt') }
  const show = (row: VipClaimRow) => showVipClaim(row, language)
  return answer(await pageOfRows(context.store.vipClaims, wanted, query ?? {}, show))
}

type PaidBonus = { amount: number; claimedAt: number }

async function claimVipBonus(call: Call<'claimVipBonus'>): Promise<Outcome<'claimVipBonus'>> {
  const { context, caller, path } = call
  const { member } = caller
  const { bonusId } = path
  const level = await vipLevelOf(context, context.store, member.id)
  const isKnown = bonusesOf(level, member, context.now()).some((one) => one.bonusId === bonusId)
  if (!isKnown) return fault('NOT_FOUND')
  const show = ({ amount, claimedAt }: PaidBonus) =>
    answer({ bonusId, amount: toDecimal(amount), claimedAt: new Date(claimedAt).toISOString() })
  // The scope of the idempotency key contains the bonus id, because the request body does not
  // contain it.
  return once<'claimVipBonus', PaidBonus>(call, `${member.id}/${bonusId}`, {
    run: (commit) =>
      commit(async (tables, announce) => {
        const paid = await claimBonus(context, tables, announce, { member, level, bonusId })
        return { outcome: show(paid), result: paid }
      }),
    replay: show,
  })
}

export const loyalty = {
  'GET /wps/rebates': getRebates,
  'POST /wps/rebates/claim': claimRebate,
  'GET /wps/rebates/history': getRebateHistory,
  'GET /wps/vip': getVip,
  'GET /wps/vip/history': getVipHistory,
  'POST /wps/vip/bonuses/{bonusId}/claim': claimVipBonus,
} satisfies Partial<Behaviour>
