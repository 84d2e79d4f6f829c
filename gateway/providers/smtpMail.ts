/** Sends e-mails through an SMTP server, by nodemailer. */

import { randomUUID } from 'node:crypto'
import type { NodemailerError } from 'nodemailer'
import { maskEmail } from '../../platform/domain/accounts/account/maskedContact.ts'
import type { MailMessage, Sender } from '../../platform/providers.ts'
import { isPrivateHost } from '../upstream/privateHost.ts'
import { type Attempt, type DeliveryOptions, deliver, usualAttemptLimit } from './delivery.ts'

export type SmtpSettings = {
  /** `smtps://user:password@host` or `smtp://…`, which is upgraded to TLS. */
  url: string
  /** The sender's address. */
  from: string
}

/**
 * What went wrong: the server's reply, or a code of the system or of nodemailer. Its words may
 * repeat an address.
 */
function judge(error: unknown): Attempt {
  // What nodemailer throws, on every way of its own.
  const { responseCode, code, permanent } = error as NodemailerError
  const reason = [code, responseCode].filter((part) => part !== undefined).join(' ') || 'unknown'
  return permanent ? { kind: 'refused', reason } : { kind: 'failed', reason }
}

/**
 * A sender of e-mails. A message keeps its Message-ID in all of its attempts, so that readers see
 * it once.
 */
export async function createSmtpMail(
  { url, from }: SmtpSettings,
  options: DeliveryOptions,
): Promise<Sender<MailMessage>> {
  // Loaded on demand: most gateways send no e-mails.
  const { createTransport } = await import('nodemailer')
  const { attemptLimit = usualAttemptLimit } = options
  const { hostname, protocol } = new URL(url)
  const transport = createTransport({
    url,
    // Codes and a password travel there.
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
