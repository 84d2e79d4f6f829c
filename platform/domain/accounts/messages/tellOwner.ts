import type { Context } from '../../base/context/context.ts'
import type { Announce } from '../../base/storage/events.ts'
import { planNotice } from '../notices/outgoingNotices.ts'
import { type MessageTables, type NewMessage, sendMessage } from './messages.ts'

/**
 * Tells a member what concerns their account, whatever they have chosen: in the inbox, and by e-mail
 * where one is bound. In the transaction of what it tells of.
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
