/** What an agent does for and with somebody of the team (AGENT-08). */
import type { Behaviour } from '../gen/behaviour.ts'
import { reject } from '../server/handler.ts'
import { onceByRules } from '../server/onceByRules.ts'
import { isInTeamOf } from '../world/accounts/hierarchy/hierarchy.ts'
import { blankFields, messageDownline } from '../world/people/team/messageDownline.ts'

export const agentDownline = {
  'POST /wps/agent/downline/{memberId}/messages': (call) => {
    const { world, body, path, caller } = call
    const { memberId } = path
    return onceByRules<'messageDownline'>(
      call,
      'messageDownline',
      async (tables, announce) => {
        const sender = caller.member
        if (!(await isInTeamOf(tables, sender.id, memberId))) return { rejection: 'NOT_FOUND' }
        const message = { ...body, sender, memberId }
        const isTaken = await messageDownline(world, tables, announce, message)
        if (!isTaken) return { rejection: 'MESSAGES_NOT_WANTED' }
        return { sentAt: new Date(world.now()).toISOString() }
      },
      async () => {
        const fields = blankFields(body)
        return fields.length > 0 ? reject('FIELDS_INVALID', { fields }) : undefined
      },
    )
  },
} satisfies Partial<Behaviour>
