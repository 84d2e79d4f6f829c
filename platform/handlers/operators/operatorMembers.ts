import { recordDeed } from '../../domain/base/platform/audit.ts'
import { blocksOf, endBlock } from '../../domain/people/team/blockDownline.ts'
import type { Behaviour } from '../../gen/behaviour.ts'
import { answer, fault } from '../../server/handler.ts'

export const operatorMembers = {
  'GET /ops/members/{memberId}/block': async ({ context, path: { memberId } }) => {
    const block = (await blocksOf(context.store, [memberId])).get(memberId)
    return block ? answer(block) : fault('NOT_FOUND')
  },

  'DELETE /ops/members/{memberId}/block': ({ context, path: { memberId }, caller: { operator } }) =>
    context.store.transaction(async (tables, announce) => {
      if (!(await tables.members.peek(memberId))) return fault('NOT_FOUND')
      if (await endBlock(context, tables, announce, memberId, undefined)) {
        await recordDeed(context, tables, { operator, action: 'BLOCK_ENDED', note: memberId })
      }
      return answer({ isBlocked: false as const })
    }),
} satisfies Partial<Behaviour>
