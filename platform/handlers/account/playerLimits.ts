/** Limits, time-outs and self-exclusions that members set for themselves. */

import { toDecimal, toMinor } from '../../../src/lib/money.ts'
import { monthsLater } from '../../../src/lib/monthsLater.ts'
import { changeSettings, settingsOf } from '../../domain/accounts/account/memberSettings.ts'
import { noPassword } from '../../domain/accounts/account/noPassword.ts'
import {
  cancelChange,
  coolingOffHours,
  partsOf,
  setLimit,
  showLimit,
  showLimits,
} from '../../domain/accounts/limits/changeLimit.ts'
import { type ExclusionKind, exclude } from '../../domain/accounts/limits/exclusion.ts'
import { accountsWith, limitScopesOf } from '../../domain/accounts/limits/personAccounts.ts'
import { playSince } from '../../domain/accounts/limits/playerLimits.ts'
import { endSessionsOf } from '../../domain/accounts/session/sessions.ts'
import type { MemberRow } from '../../domain/base/collections/collections.ts'
import type { Context } from '../../domain/base/context/context.ts'
import type { Behaviour } from '../../gen/behaviour.ts'
import { answer, fault } from '../../server/handler.ts'
import { checkOwner } from '../base/ownerProof.ts'

const intervals = [0, 15, 30, 60, 120] as const
const hour = 3_600_000

async function shutOut(
  context: Context<'PASSWORD_WRONG'>,
  member: MemberRow,
  { kind, until, password }: { kind: ExclusionKind; until: number | null; password: string },
) {
  // The password is required, because another person at an open session must not exclude the
  // member.
  const isOpen = member.passwordHash === noPassword
  if (!isOpen) await checkOwner(context, member, password)
  const stored = await context.store.transaction(async (tables, announce) => {
    const row = await exclude(context, tables, member.id, { kind, until })
    for (const id of await accountsWith(tables, member.id)) {
      await endSessionsOf(tables, announce, id)
    }
    return row
  })
  return answer({
    kind: stored.kind,
    ...(stored.until !== null && { until: new Date(stored.until).toISOString() }),
  })
}

/**
 * Scope of the limits that a member sees and sets. Limits of another scope may also apply to the
 * member.
 */
const ownScope = async ({ store, now }: Context, memberId: string) =>
  (await limitScopesOf(store, memberId, now()))[0]

export const playerLimits = {
  'GET /wps/member/limits': async ({ context, caller: { member } }) => {
    const scope = await ownScope(context, member.id)
    return answer({ coolingOffHours, items: await showLimits(context, context.store, scope) })
  },
  'PUT /wps/member/limits/{limitId}': async ({ context, path, body, caller: { member } }) => {
    const parts = partsOf(path.limitId)
    const isTime = parts.kind === 'TIME'
    if ('amount' in body === isTime && 'minutes' in body !== isTime && !('unlimited' in body)) {
      context.reject('LIMIT_WRONG_UNIT')
    }
    const wanted = 'minutes' in body ? body.minutes : 'amount' in body ? toMinor(body.amount) : null
    await setLimit(context, member.id, parts, wanted)
    return answer(
      await showLimit(context, context.store, await ownScope(context, member.id), parts),
    )
  },
  'DELETE /wps/member/limits/{limitId}': async ({ context, path, caller: { member } }) => {
    const parts = partsOf(path.limitId)
    if (!(await cancelChange(context, member.id, parts))) return fault('NOT_FOUND')
    return answer(
      await showLimit(context, context.store, await ownScope(context, member.id), parts),
    )
  },
  'POST /wps/member/timeOut': async ({
    context,
    body: { hours, password },
    caller: { member },
  }) => {
    const until = context.now() + hours * hour
    return shutOut(context, member, { kind: 'TIME_OUT', until, password })
  },
  'POST /wps/member/selfExclusion': async ({ context, body, caller: { member } }) => {
    const { months, password } = body
    const until = months === undefined ? null : monthsLater(context.now(), months)
    return shutOut(context, member, { kind: 'SELF_EXCLUSION', until, password })
  },
  'GET /wps/member/realityCheck': async ({ context, caller: { member, sessionId } }) => {
    const { realityCheckMinutes } = await settingsOf(context.store, member.id)
    const session = await context.store.sessions.get(sessionId)
    const since = session?.createdAt ?? context.now()
    const { staked, won } = await playSince(context.store, member.id, since)
    return answer({
      intervalMinutes: intervals.find((one) => one === realityCheckMinutes) ?? 60,
      since: new Date(since).toISOString(),
      minutes: Math.floor((context.now() - since) / 60_000),
      net: toDecimal(won - staked),
      staked: toDecimal(staked),
      won: toDecimal(won),
    })
  },
  'PUT /wps/member/realityCheck': async ({ context, body, caller: { member } }) => {
    const { intervalMinutes } = body
    await changeSettings(context, member.id, { realityCheckMinutes: intervalMinutes })
    return answer({ intervalMinutes })
  },
} satisfies Pick<
  Behaviour,
  | 'GET /wps/member/limits'
  | 'PUT /wps/member/limits/{limitId}'
  | 'DELETE /wps/member/limits/{limitId}'
  | 'POST /wps/member/timeOut'
  | 'POST /wps/member/selfExclusion'
  | 'GET /wps/member/realityCheck'
  | 'PUT /wps/member/realityCheck'
>
