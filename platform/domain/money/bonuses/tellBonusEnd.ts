import { type MessageTables, sendMessage } from '../../accounts/messages/messages.ts'
import type { BonusRow, WorldTables } from '../../base/collections/collections.ts'
import type { World } from '../../base/context/world.ts'
import { readPlatform } from '../../base/platform/platformSettings.ts'
import type { Announce } from '../../base/storage/events.ts'
import { message } from '../../base/texts/texts.ts'

type Tables = MessageTables & Pick<WorldTables, 'settings'>
type Ended = Pick<BonusRow, 'memberId' | 'title' | 'balance'>

/**
 * Tells a member in their inbox that a bonus was wagered, or that it has expired. @param bonus as it
 * was before: `balance` is what moved at its end.
 */
export async function tellBonusEnd(
  world: Pick<World, 'now' | 'randomBytes'>,
  tables: Tables,
  announce: Announce,
  { memberId, title, balance }: Ended,
  status: 'COMPLETED' | 'EXPIRED',
): Promise<void> {
  const { market } = await readPlatform(tables)
  const id = status === 'COMPLETED' ? 'bonuses.released' : 'bonuses.expired'
  const values = { title, amount: { amount: balance, currency: market.currency } }
  await sendMessage(world, tables, announce, {
    memberId,
    kind: 'MONEY',
    title: message(`${id}.title`),
    body: message(`${id}.body`, values),
  })
}
