/** Notice to the owner of an account after repeated failures of the second login step. */

import type { MemberRow } from '../../base/collections/collections.ts'
import type { Context } from '../../base/context/context.ts'
import { message } from '../../base/texts/texts.ts'
import { accountNotice, changeAndTell } from '../messages/changeAndTell.ts'

const alarm = accountNotice(
  'secondStepAlarm',
  message('signIn.alarm.title'),
  message('signIn.alarm.body'),
)

/** Notifies the member in the inbox, and by e-mail if the account has an address. */
export async function warnOwner(
  context: Pick<Context, 'store' | 'now' | 'randomBytes' | 'providers' | 'background'>,
  { id, email }: Pick<MemberRow, 'id' | 'email'>,
): Promise<void> {
  await changeAndTell(context, { id, email }, alarm, () => Promise.resolve(true))
}
