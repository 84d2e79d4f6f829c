/**
 * Messages sent outside the platform. Calls neither wait for them nor fail because of them. Only
 * verification codes and security alerts are sent here; everything else is a message
 * (`accounts/messages`), which respects the member's notification settings.
 */

import type { MailMessage, SmsMessage } from '../../../providers.ts'
import type { Context } from './context.ts'

type Outgoing = Pick<Context, 'providers' | 'background'>

/** Passes an sms to its provider. Failures are reported. */
export function sendSms({ providers: { sms }, background }: Outgoing, message: SmsMessage): void {
  background.run('sending an sms', async () => {
    if (!sms) throw new Error('There is no provider of sms')
    await sms.send(message)
  })
}

/** Passes an e-mail to its provider. Failures are reported. */
export function sendMail(
  { providers: { mail }, background }: Outgoing,
  message: MailMessage,
): void {
  background.run('sending an e-mail', async () => {
    if (!mail) throw new Error('There is no provider of e-mail')
    await mail.send(message)
  })
}
