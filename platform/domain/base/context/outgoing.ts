/**
 * Sends e-mails and SMS through the platform's providers, in the background: a call neither waits
 * for the provider nor fails because of it.
 */

import type { MailMessage, SmsMessage } from '../../../providers.ts'
import type { Context } from './context.ts'

type Outgoing = Pick<Context, 'providers' | 'background'>

/** Sends an SMS. Failures are reported. */
export function sendSms({ providers: { sms }, background }: Outgoing, message: SmsMessage): void {
  background.run('sending an sms', async () => {
    if (!sms) throw new Error('There is no provider of sms')
    await sms.send(message)
  })
}

/** Sends an e-mail. Failures are reported. */
export function sendMail(
  { providers: { mail }, background }: Outgoing,
  message: MailMessage,
): void {
  background.run('sending an e-mail', async () => {
    if (!mail) throw new Error('There is no provider of e-mail')
    await mail.send(message)
  })
}
