import { recordDeed } from '../../domain/base/platform/audit.ts'
import { blocksOf, endBlock } from '../../domain/people/team/blockDownline.ts'
import type { Behaviour } from '../../gen/behaviour.ts'
import { answer, fault } from '../../server/handler.ts'

export const operatorMembers = {
  'GET /ops/members/{memberId}/block': async ({ world, path: { memberId } }) => {
    const block = (await blocksOf(world.store, [memberId])).get(memberId)
    return block ? answer(block) : fault('NOT_FOUND')
  },

  'DELETE /ops/members/{memberId}/block': ({ world, path: { memberId }, caller: { operator } }) =>
    world.store.transaction(async (tables, announce) => {
      if (!(await tables.members.peek(memberId))) return fault('NOT_FOUND')
      if (await endBlock(world, tables, announce, memberId, undefined)) {
        await recordDeed(world, tables, { operator, action: 'BLOCK_ENDED', note: memberId })
      }
      return answer({ isBlocked: false as const })
    }),
} satisfies Partial<Behaviour>
