/** Settings of the platform's external providers from environment variables. */

import { isPrivateHost } from '../upstream/privateHost.ts'
import type { SmsWebhookSettings } from './smsWebhook.ts'
import type { SmtpSettings } from './smtpMail.ts'
import type { PushSettings } from './webPush.ts'

export type ProviderSettings = {
  sms?: SmsWebhookSettings
  mail?: SmtpSettings
  push?: PushSettings
}

type Environment = Readonly<Record<string, string | undefined>>

const minimumSecretLength = 16
const mailbox = /^[^@\s<>"]+@[^@\s<>"]+$/

/** Each variable with its default and meaning, in the order that `--help` shows them. */
export const providerVariables = [
  {
    name: 'PORTICO_SMTP_URL',
    fallback: 'none: no e-mails are sent',
    meaning: 'sends e-mails, as smtps://user:password@host or smtp://user:password@host:587',
  },
  {
    name: 'PORTICO_SMTP_FROM',
    fallback: 'the user of PORTICO_SMTP_URL, if it is an address',
    meaning: 'address that e-mails come from',
  },
  {
    name: 'PORTICO_SMS_URL',
    fallback: 'none: no sms are sent',
    meaning: 'webhook that sends sms, as https://host/path',
  },
  {
    name: 'PORTICO_SMS_SECRET',
    fallback: 'none',
    meaning: `signs what goes to PORTICO_SMS_URL, ${minimumSecretLength} characters or more`,
  },
  {
    name: 'PORTICO_PUSH_SUBJECT',
    fallback: 'PORTICO_ORIGIN, else the address of PORTICO_SMTP_FROM',
    meaning: 'where push services find you, as mailto:you@host or https://host',
  },
  {
    name: 'PORTICO_PUSH_SERVICES',
    fallback: 'none: those of browsers alone',
    meaning: 'origins of further push services, with commas; http only on this machine',
  },
] as const

function readMail(
  { PORTICO_SMTP_URL: url, PORTICO_SMTP_FROM }: Environment,
  problems: string[],
): SmtpSettings | undefined {
  if (!url) return undefined
  const address = URL.canParse(url) ? new URL(url) : undefined
  if (!address || !['smtp:', 'smtps:'].includes(address.protocol) || address.hostname === '') {
    problems.push('PORTICO_SMTP_URL must be an address, as smtps://user:password@host.')
    return undefined
  }
  const from = PORTICO_SMTP_FROM || decode(address.username)
  if (mailbox.test(from)) return { url, from }
  problems.push('PORTICO_SMTP_FROM must be an e-mail address, as no-reply@portico.example.')
  return undefined
}

/** Decodes a part of a URL. Returns an invalid part unchanged. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/**
 * Describes the problem of a webhook's URL, as the rest of a sentence that begins with the
 * variable's name. Undefined for a valid URL.
 */
function webhookProblem(url: string): string | undefined {
  if (!URL.canParse(url)) return 'must be an address, as https://host/path.'
  const { protocol, hostname, username, password } = new URL(url)
  if (username !== '' || password !== '') return 'must not hold a user or password.'
  if (protocol === 'https:') return undefined
  return protocol === 'http:' && isPrivateHost(hostname)
    ? undefined
    : 'must begin with https://, since codes travel there.'
}

function readSms(
  { PORTICO_SMS_URL: url, PORTICO_SMS_SECRET: secret }: Environment,
  problems: string[],
): SmsWebhookSettings | undefined {
  if (!url) {
    if (secret) problems.push('PORTICO_SMS_SECRET needs PORTICO_SMS_URL.')
    return undefined
  }
  const problem = webhookProblem(url)
  if (problem) problems.push(`PORTICO_SMS_URL ${problem}`)
  if (secret && secret.length >= minimumSecretLength) return problem ? undefined : { url, secret }
  problems.push(`PORTICO_SMS_SECRET must have at least ${minimumSecretLength} characters.`)
  return undefined
}

/**
 * Default contact for push services. The host is not local, since some push services reject a
 * contact with a local host name.
 */
const nobody = 'mailto:webmaster@portico.example'

const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text

const ownMachine = /^(?:127\.\d+\.\d+\.\d+|\[::1\]|localhost)$/

/** True for an origin that may be a push service: with https, or on this machine. */
function isPushService(origin: string): boolean {
  if (!isOrigin(origin)) return false
  const { protocol, hostname } = new URL(origin)
  return protocol === 'https:' || (protocol === 'http:' && ownMachine.test(hostname))
}

function readPush(
  { PORTICO_PUSH_SUBJECT, PORTICO_PUSH_SERVICES = '', PORTICO_ORIGIN = '' }: Environment,
  mail: SmtpSettings | undefined,
  problems: string[],
): PushSettings {
  const ownOrigin = PORTICO_ORIGIN.startsWith('https://') ? PORTICO_ORIGIN : undefined
  const subject = PORTICO_PUSH_SUBJECT || ownOrigin || (mail ? `mailto:${mail.from}` : nobody)
  const isAddress = subject.startsWith('mailto:')
    ? mailbox.test(subject.slice('mailto:'.length))
    : subject.startsWith('https://') && URL.canParse(subject)
  if (!isAddress) problems.push('PORTICO_PUSH_SUBJECT must be as mailto:you@host or https://host.')
  const services = PORTICO_PUSH_SERVICES.split(',').filter((origin) => origin !== '')
  if (!services.every(isPushService))
    problems.push('PORTICO_PUSH_SERVICES must be origins as https://push.example, with commas.')
  return { subject, services }
}

/**
 * Reads the settings of the providers.
 * @param problems receives the problems, without any secret.
 */
export function readProviderSettings(env: Environment, problems: string[]): ProviderSettings {
  const sms = readSms(env, problems)
  const mail = readMail(env, problems)
  const push = readPush(env, mail, problems)
  return { ...(sms && { sms }), ...(mail && { mail }), push }
}
