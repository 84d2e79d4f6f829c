import type { components } from '../../../src/api/gen/paths.ts'
import { toDecimal } from '../../../src/lib/money.ts'
import type { WheelPrize } from '../../domain/base/content/wheel.ts'
import { pageOfRows } from '../../domain/base/storage/pageOf.ts'
import { languageOf, type TextLanguage } from '../../domain/base/texts/texts.ts'
import { openEnvelope, type Rain, rainsAround } from '../../domain/play/rewards/redEnvelopes.ts'
import { depositPerTicketOf, spin } from '../../domain/play/rewards/wheel.ts'
import type { Behaviour } from '../../gen/behaviour.ts'
import { answer } from '../../server/handler.ts'
import { onceByRules } from '../../server/onceByRules.ts'
import { showPrize, timeText } from '../base/rewardShapes.ts'

type Schemas = components['schemas']

const newestFirst = { column: 'at', direction: 'descending' } as const

type Opening = { rainId: string; amount: number; at: number }

const showOpening = ({ rainId, amount, at }: Opening): Schemas['RedEnvelopeOpening'] => ({
  redEnvelopeId: rainId,
  amount: toDecimal(amount),
  at: timeText(at),
})

function showRain(
  { id, opensAt, closesAt }: Rain,
  now: number,
  about: { pot: number; envelopesLeft: number; opening: Opening | undefined },
): Schemas['RedEnvelopeRain'] {
  const falling = about.envelopesLeft === 0 ? 'GONE' : 'OPEN'
  const untouched = now < opensAt ? 'COMING' : now < closesAt ? falling : 'CLOSED'
  return {
    id,
    opensAt: timeText(opensAt),
    closesAt: timeText(closesAt),
    pot: toDecimal(about.pot),
    envelopesLeft: about.envelopesLeft,
    status: about.opening ? 'OPENED' : untouched,
    ...(about.opening && { amount: toDecimal(about.opening.amount) }),
  }
}

function showSpin(
  row: { id: string; prizeId: string; at: number },
  prizes: readonly WheelPrize[],
  language: TextLanguage,
) {
  const prize = prizes.find(({ id }) => id === row.prizeId)
  if (!prize) throw new Error(`The wheel has no prize ${row.prizeId}`)
  return { id: row.id, prize: showPrize(prize, language), at: timeText(row.at) }
}

export const envelopesAndWheel = {
  'GET /wps/redEnvelopes': async ({ context, caller: { member } }) => {
    const { redEnvelopePots, redEnvelopeOpenings } = context.store
    const now = context.now()
    const where = { memberId: member.id }
    const opened = await redEnvelopeOpenings.find({ where, orderBy: newestFirst, limit: 20 })
    const { envelopeRains } = context.content
    const { pot = 0, envelopes = 0 } = envelopeRains ?? {}
    const rains = await Promise.all(
      rainsAround(envelopeRains, now).map(async (rain) => {
        const kept = await redEnvelopePots.get(rain.id)
        const opening = opened.find(({ rainId }) => rainId === rain.id)
        return showRain(rain, now, { pot, envelopesLeft: kept?.envelopes ?? envelopes, opening })
      }),
    )
    return answer({ rains, opened: opened.map(showOpening) })
  },
  'POST /wps/redEnvelopes/{redEnvelopeId}/open': (call) =>
    onceByRules(call, 'openRedEnvelope', async (tables, announce) => {
      const which = { memberId: call.caller.member.id, rainId: call.path.redEnvelopeId }
      const opened = await openEnvelope(call.context, tables, announce, which)
      return showOpening({ ...opened, rainId: opened.redEnvelopeId })
    }),
  'GET /wps/wheel': async ({ context, headers, caller: { member } }) => {
    const kept = await context.store.wheelTickets.get(member.id)
    const language = languageOf(headers?.['Accept-Language'])
    const { wheel } = context.content
    const { prizes = [] } = wheel ?? {}
    const depositPerTicket = (await depositPerTicketOf(context.store, wheel)) ?? 0
    return answer({
      tickets: kept?.tickets ?? 0,
      depositPerTicket: toDecimal(depositPerTicket),
      towardsNext: toDecimal(kept?.towardsNext ?? 0),
      prizes: prizes.map((prize) => showPrize(prize, language)),
    })
  },
  'POST /wps/wheel/spins': (call) =>
    onceByRules(call, 'spinWheel', async (tables, announce) => {
      const result = await spin(call.context, tables, announce, call.caller.member.id)
      const prize = showPrize(result.spin.prize, languageOf(call.headers['Accept-Language']))
      const { id, at } = result.spin
      return { spin: { id, prize, at: timeText(at) }, tickets: result.tickets }
    }),
  'GET /wps/wheel/spins': async ({ context, query, headers, caller: { member } }) => {
    const { page = 1, pageSize = 20 } = query ?? {}
    const language = languageOf(headers?.['Accept-Language'])
    const { prizes = [] } = context.content.wheel ?? {}
    // Spins of removed prizes are left out, because their names are unknown.
    const prizeId = { in: prizes.map(({ id }) => id) }
    const spins = { where: { memberId: member.id, prizeId }, orderBy: newestFirst }
    return answer(
      await pageOfRows(context.store.wheelSpins, spins, { page, pageSize }, (row) =>
        showSpin(row, prizes, language),
      ),
    )
  },
} satisfies Pick<
  Behaviour,
  | 'GET /wps/redEnvelopes'
  | 'POST /wps/redEnvelopes/{redEnvelopeId}/open'
  | 'GET /wps/wheel'
  | 'POST /wps/wheel/spins'
  | 'GET /wps/wheel/spins'
>
