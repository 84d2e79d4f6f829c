import { type MessageTables, sendMessage } from '../../accounts/messages/messages.ts'
import type { BonusRow, DomainTables } from '../../base/collections/collections.ts'
import type { Context } from '../../base/context/context.ts'
import { readPlatform } from '../../base/platform/platformSettings.ts'
import type { Announce } from '../../base/storage/events.ts'
import { message } from '../../base/texts/texts.ts'

type Tables = MessageTables & Pick<DomainTables, 'settings'>
type Ended = Pick<BonusRow, 'memberId' | 'title' | 'balance'>

/**
 * Tells a member in their inbox that a bonus was wagered, or that it has expired. @param bonus as it
 * was before: `balance` is what moved at its end.
 */
export async function tellBonusEnd(
  context: Pick<Context, 'now' | 'randomBytes'>,
  tables: Tables,
  announce: Announce,
  { memberId, title, balance }: Ended,
  status: 'COMPLETED' | 'EXPIRED',
): Promise<void> {
  const { market } = await readPlatform(tables)
  const id = status === 'COMPLETED' ? 'bonuses.released' : 'bonuses.expired'
  const values = { title, amount: { amount: balance, currency: market.currency } }
  await sendMessage(context, tables, announce, {
    memberId,
    kind: 'MONEY',
    title: message(`${id}.title`),
    body: message(`${id}.body`, values),
  })
}
