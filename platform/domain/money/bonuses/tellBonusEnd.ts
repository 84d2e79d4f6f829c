import { type MessageTables, sendMessage } from '../../accounts/messages/messages.ts'
import type { BonusRow, DomainTables } from '../../base/collections/collections.ts'
import type { Context } from '../../base/context/context.ts'
import { readPlatform } from '../../base/platform/platformSettings.ts'
import type { Announce } from '../../base/storage/events.ts'
import { message } from '../../base/texts/texts.ts'

type Tables = MessageTables & Pick<DomainTables, 'settings'>
type Ended = Pick<BonusRow, 'memberId' | 'title' | 'balance'>

/**
 * Notifies a member in the inbox that a bonus was completed or has expired.
 * @param bonus its state before the end; `balance` was moved to the main wallet or lost.
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
    opens: '/member/bonusDetails',
  })
}
