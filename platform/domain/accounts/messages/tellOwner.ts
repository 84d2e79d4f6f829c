import type { Context } from '../../base/context/context.ts'
import type { Announce } from '../../base/storage/events.ts'
import { planNotice } from '../notices/outgoingNotices.ts'
import { type MessageTables, type NewMessage, sendMessage } from './messages.ts'

/**
 * Notifies a member about their account regardless of their notification settings: in the inbox,
 * and by e-mail if an address is bound. Runs in the transaction of the cause.
 */
export async function tellOwner(
  context: Pick<Context, 'now' | 'randomBytes'>,
  tables: MessageTables,
  announce: Announce,
  message: Omit<NewMessage, 'kind'>,
): Promise<void> {
  const notice = { ...message, kind: 'SYSTEM' } as const
  if ((await sendMessage(context, tables, announce, notice)) === undefined) return
  await planNotice(context, tables, notice, 'EMAIL')
}
