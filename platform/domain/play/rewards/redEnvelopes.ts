/** Rains of red envelopes at fixed hours, with one envelope per member (PROMO-06, PROMO-09). */

import { randomBelow } from '../../base/chance/chance.ts'
import type { DomainTables } from '../../base/collections/collections.ts'
import type { EnvelopeRains } from '../../base/content/envelopeRains.ts'
import type { Context } from '../../base/context/context.ts'
import type { Announce } from '../../base/storage/events.ts'
import { dayOf, startOfDay } from '../../base/time/marketTime.ts'
import { lockMember } from '../../money/ledger/lockMember.ts'
import { needsBet } from './beforeBets.ts'
import { payReward } from './claimReward.ts'

const hour = 3_600_000

export type Rain = { id: string; opensAt: number; closesAt: number }

const rainAt = (opensAt: number, openFor: number): Rain => {
  const hours = String(Math.round((opensAt - startOfDay(opensAt)) / hour)).padStart(2, '0')
  return { id: `rain-${dayOf(opensAt)}-${hours}`, opensAt, closesAt: opensAt + openFor }
}

/**
 * The latest rain and the next ones; empty if the platform offers no rains. The latest rain may
 * still be open.
 */
export function rainsAround(rains: EnvelopeRains | undefined, now: number, count = 4): Rain[] {
  if (!rains) return []
  const interval = rains.everyHours * hour
  const day = startOfDay(now)
  const latest = day + Math.floor((now - day) / interval) * interval
  return Array.from({ length: count }, (_, index) =>
    rainAt(latest + index * interval, rains.openFor),
  )
}

type Pot = { left: number; envelopes: number }

/**
 * Amount of the next envelope of a pot: random, up to `most` and twice the average of the remaining
 * envelopes, and low enough to leave the minimum for each of the following envelopes.
 * @param draw returns a random whole number below its bound.
 */
export function drawEnvelope(
  { least, most }: Pick<EnvelopeRains, 'least' | 'most'>,
  { left, envelopes }: Pot,
  draw: (bound: number) => number,
): number {
  const spare = left - (envelopes - 1) * least
  const fair = Math.floor((left / envelopes) * 2)
  const highest = Math.max(least, Math.min(spare, fair, most))
  return least + draw(highest - least + 1)
}

/**
 * Opens an envelope of a rain for a member: once, while the rain is open and has envelopes left.
 */
export async function openEnvelope(
  context: Context<
    'NOT_FOUND' | 'NOT_POSSIBLE_NOW' | 'ALREADY_CLAIMED' | 'ENVELOPES_GONE' | 'NOT_ELIGIBLE'
  >,
  tables: DomainTables,
  announce: Announce,
  { memberId, rainId }: { memberId: string; rainId: string },
): Promise<{ redEnvelopeId: string; amount: number; at: number }> {
  const now = context.now()
  const rains = context.content.envelopeRains
  const rain = rainsAround(rains, now).find(({ id }) => id === rainId)
  if (!rains || !rain) context.reject('NOT_FOUND')
  if (now < rain.opensAt || now >= rain.closesAt) context.reject('NOT_POSSIBLE_NOW')
  if (await needsBet(tables, memberId)) context.reject('NOT_ELIGIBLE')
  await lockMember(tables, memberId)
  const id = `${rainId}/${memberId}`
  if (await tables.redEnvelopeOpenings.get(id)) context.reject('ALREADY_CLAIMED')
  const kept = await tables.redEnvelopePots.get(rainId)
  const pot = kept ?? { left: rains.pot, envelopes: rains.envelopes }
  if (pot.envelopes === 0) context.reject('ENVELOPES_GONE')
  const amount = drawEnvelope(rains, pot, (bound) => randomBelow(context.randomBytes, bound))
  const rest = { left: pot.left - amount, envelopes: pot.envelopes - 1 }
  if (kept) await tables.redEnvelopePots.update(rainId, rest)
  else await tables.redEnvelopePots.insert({ id: rainId, ...rest })
  await tables.redEnvelopeOpenings.insert({ id, rainId, memberId, amount, at: now })
  const reward = { memberId, kind: 'RED_ENVELOPE', amount, reference: rainId } as const
  if (!(await payReward(context, tables, announce, reward))) context.reject('ALREADY_CLAIMED')
  return { redEnvelopeId: rainId, amount, at: now }
}
