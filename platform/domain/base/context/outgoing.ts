/**
 * What leaves the platform. No call waits for it, and none fails because of it. Its senders are the
 * proofs that a member asks for and what an account's owner has to know; everything else is a
 * message (`accounts/messages`), which honours what the member wants to be told.
 */

import type { MailMessage, SmsMessage } from '../../../providers.ts'
import type { Context } from './context.ts'

type Outgoing = Pick<Context, 'providers' | 'background'>

/** Hands an sms to its provider. One that cannot be sent is reported. */
export function sendSms({ providers: { sms }, background }: Outgoing, message: SmsMessage): void {
  background.run('sending an sms', async () => {
    if (!sms) throw new Error('There is no provider of sms')
    await sms.send(message)
  })
}

/** Hands an e-mail to its provider. One that cannot be sent is reported. */
export function sendMail(
  { providers: { mail }, background }: Outgoing,
  message: MailMessage,
): void {
  background.run('sending an e-mail', async () => {
    if (!mail) throw new Error('There is no provider of e-mail')
    await mail.send(message)
  })
}
