/** Sends e-mail through an SMTP server with nodemailer. */

import { randomUUID } from 'node:crypto'
import type { NodemailerError } from 'nodemailer'
import { maskEmail } from '../../platform/domain/accounts/account/maskedContact.ts'
import type { MailMessage, Sender } from '../../platform/providers.ts'
import { isPrivateHost } from '../upstream/privateHost.ts'
import { type Attempt, type DeliveryOptions, deliver, usualAttemptLimit } from './delivery.ts'

export type SmtpSettings = {
  /** `smtps://user:password@host`, or `smtp://…`, which is upgraded with STARTTLS. */
  url: string
  from: string
}

/**
 * Result of a failed attempt. The reason is the server's reply code, or an error code of the system
 * or of nodemailer. The error's message is left out, since it may contain an e-mail address.
 */
function judge(error: unknown): Attempt {
  // nodemailer throws this type for every failure.
  const { responseCode, code, permanent } = error as NodemailerError
  const reason = [code, responseCode].filter((part) => part !== undefined).join(' ') || 'unknown'
  return permanent ? { kind: 'refused', reason } : { kind: 'failed', reason }
}

/**
 * Creates an e-mail sender. A message keeps its Message-ID in all attempts, so that mail clients
 * show it once.
 */
export async function createSmtpMail(
  { url, from }: SmtpSettings,
  options: DeliveryOptions,
): Promise<Sender<MailMessage>> {
  // Loaded on demand, since most gateways send no e-mail.
  const { createTransport } = await import('nodemailer')
  const { attemptLimit = usualAttemptLimit } = options
  const { hostname, protocol } = new URL(url)
  const transport = createTransport({
    url,
    // TLS is required because the messages and the log-in contain secrets.
    requireTLS: protocol === 'smtp:' && !isPrivateHost(hostname),
    dnsTimeout: attemptLimit,
    connectionTimeout: attemptLimit,
    greetingTimeout: attemptLimit,
    socketTimeout: attemptLimit,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const domain = from.slice(from.lastIndexOf('@') + 1)
  return {
    send({ to, subject, text }) {
      const id = randomUUID()
      const message = { from, to, subject, text, messageId: `<${id}@${domain}>` }
      const attempt = async (): Promise<Attempt> => {
        try {
          await transport.sendMail(message)
          return { kind: 'taken' }
        } catch (error) {
          return judge(error)
        }
      }
      return deliver({ id, kind: 'e-mail', shownTo: maskEmail(to) }, attempt, options)
    },
  }
}
