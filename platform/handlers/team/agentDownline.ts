/** Operations of an agent on one member of the team (AGENT-08). */

import { isInTeamOf } from '../../domain/accounts/team/hierarchy.ts'
import { fromRates, type Rates, toRates } from '../../domain/accounts/team/rates.ts'
import { blockDownline, unblockDownline } from '../../domain/people/team/blockDownline.ts'
import { changeRates, findRates } from '../../domain/people/team/downlineRates.ts'
import { blankFields, messageDownline } from '../../domain/people/team/messageDownline.ts'
import type { Behaviour } from '../../gen/behaviour.ts'
import { answer, fault } from '../../server/handler.ts'
import { onceByRules } from '../../server/onceByRules.ts'

type Bounds = { rates: Rates; least: Rates; most: Rates }

const showRates = ({ rates, least, most }: Bounds) => ({
  rates: fromRates(rates),
  least: fromRates(least),
  most: fromRates(most),
})

export const agentDownline = {
  'POST /wps/agent/downline/{memberId}/block': ({ context, body, path, caller }) =>
    context.store.transaction(async (tables, announce) => {
      const order = { ...body, agent: caller.member, memberId: path.memberId }
      return answer(await blockDownline(context, tables, announce, order))
    }),

  'DELETE /wps/agent/downline/{memberId}/block': ({ context, path, caller }) =>
    context.store.transaction(async (tables, announce) => {
      const order = { agent: caller.member, memberId: path.memberId }
      return answer(await unblockDownline(context, tables, announce, order))
    }),

  'GET /wps/agent/downline/{memberId}/rates': async ({ context, path, caller }) => {
    const { store } = context
    const found = await findRates(context, store, caller.member.id, path.memberId)
    return found ? answer(showRates({ ...found, rates: found.place.rates })) : fault('NOT_FOUND')
  },

  'PUT /wps/agent/downline/{memberId}/rates': ({ context, body, path, caller }) =>
    context.store.transaction(async (tables, announce) => {
      const rates = toRates(body.rates)
      const { memberId } = path
      const change = { agent: caller.member, memberId, rates }
      const changed = await changeRates(context, tables, announce, change)
      return answer(showRates({ rates, ...changed }))
    }),

  'POST /wps/agent/downline/{memberId}/messages': (call) => {
    const { context, body, path, caller } = call
    const { memberId } = path
    return onceByRules<'messageDownline'>(
      call,
      'messageDownline',
      async (tables, announce) => {
        const sender = caller.member
        if (!(await isInTeamOf(tables, sender.id, memberId))) context.reject('NOT_FOUND')
        const message = { ...body, sender, memberId }
        const isTaken = await messageDownline(context, tables, announce, message)
        if (!isTaken) context.reject('MESSAGES_NOT_WANTED')
        return { sentAt: new Date(context.now()).toISOString() }
      },
      () => {
        const fields = blankFields(body)
        if (fields.length > 0) context.reject('FIELDS_INVALID', { fields })
      },
    )
  },
} satisfies Partial<Behaviour>
