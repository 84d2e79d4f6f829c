import { readCode } from '../../../../src/lib/code.ts'
import type { DomainTables } from '../../base/collections/collections.ts'
import type { Context } from '../../base/context/context.ts'
import { sendMail, sendSms } from '../../base/context/outgoing.ts'
import { DuplicateError } from '../../base/storage/store.ts'
import { codeMail, codeSms } from '../../base/texts/codeTexts.ts'
import { languageOf } from '../../base/texts/texts.ts'

/** How long a code is good; the page counts the same minutes down (CONST-06). */
export const codeMinutes = 5
const digits = 6
const mostAttempts = 5

/**
 * What a code is for. `account`: to log in or to set a new password, by who has the phone.
 * `phoneAuth`: for the emulated phone-authentication service, to anyone who has the phone. The
 * others are one member's, whose id follows: their second step, and what they change of their own
 * account.
 */
type CodePurpose =
  | 'register'
  | 'account'
  | 'phoneAuth'
  | `${'secondStep' | 'password' | 'paymentPassword' | 'passkey' | 'owner' | 'phone' | 'email'}/${string}`

/** What a code is for, and the language of its words. */
type Purposeful = { purpose: CodePurpose; language?: string | undefined }
/** A code to a number. */
export type SmsTarget = Purposeful & { dialingCode: string; number: string }
/** A code to an address. */
export type MailTarget = Purposeful & { email: string }
export type CodeTarget = SmsTarget | MailTarget

const idOf = (target: CodeTarget) =>
  'email' in target
    ? `${target.purpose}:${target.email.toLowerCase()}`
    : `${target.purpose}:${target.dialingCode}${target.number}`

/** True if somebody can send a code there. */
export const canReach = ({ providers }: Pick<Context, 'providers'>, target: CodeTarget): boolean =>
  ('email' in target ? providers.mail : providers.sms) !== undefined

/** Six digits, all equally likely: the few words past the last full round are drawn again. */
function randomCode(context: Pick<Context, 'randomBytes'>): string {
  const codes = 10 ** digits
  for (;;) {
    const word = context.randomBytes(4).reduce((sum, byte) => sum * 256 + byte, 0)
    if (word < 2 ** 32 - (2 ** 32 % codes)) return String(word % codes).padStart(digits, '0')
  }
}

/**
 * Sends a new code; the one before it is good no more. The code is in no answer.
 * @param lifetime milliseconds that it is good.
 */
export async function sendCode(
  context: Context,
  target: CodeTarget,
  lifetime: number = codeMinutes * 60_000,
): Promise<void> {
  const code = randomCode(context)
  const sentAt = context.now()
  const row = { code, attempts: 0, sentAt, expiresAt: sentAt + lifetime }
  const id = idOf(target)
  if (!(await context.store.smsCodes.update(id, row))) {
    await context.store.smsCodes.insert({ id, ...row }).catch((error: unknown) => {
      if (!(error instanceof DuplicateError)) throw error
      return context.store.smsCodes.update(id, row)
    })
  }
  // Whose it is stays out of the outbox.
  const purpose = target.purpose.split('/')[0] ?? ''
  if ('email' in target) {
    const words = codeMail(languageOf(target.language), code, codeMinutes)
    sendMail(context, { to: target.email, ...words, code, purpose, sentAt })
  } else {
    const text = codeSms(languageOf(target.language), code, codeMinutes)
    sendSms(context, { to: target.dialingCode + target.number, text, code, purpose, sentAt })
  }
}

/**
 * Compares what was typed with the code, without spending it. A wrong one counts, and after five
 * the code is good no more; what cannot be a code costs no try.
 */
export async function tryCode(
  context: Pick<Context, 'store' | 'now'>,
  target: CodeTarget,
  typedCode: string,
): Promise<'right' | 'wrong' | 'expired'> {
  const id = idOf(target)
  const code = readCode(typedCode)
  return context.store.transaction(async ({ smsCodes }) => {
    const sent = await smsCodes.get(id)
    if (!sent) return 'wrong'
    if (sent.expiresAt <= context.now() || sent.attempts >= mostAttempts) return 'expired'
    if (code === undefined) return 'wrong'
    if (sent.code === code) return 'right'
    await smsCodes.update(id, { attempts: sent.attempts + 1 })
    return 'wrong'
  })
}

/** Spends a code that was right. @returns whether it was still there. */
export async function spendCode(
  tables: Pick<DomainTables, 'smsCodes'>,
  target: CodeTarget,
  typedCode: string,
): Promise<boolean> {
  const code = readCode(typedCode)
  return code !== undefined && (await tables.smsCodes.remove({ id: idOf(target), code })) === 1
}

/** Ends the code of a purpose, whichever it is. */
export async function forgetCode(
  tables: Pick<DomainTables, 'smsCodes'>,
  target: CodeTarget,
): Promise<void> {
  await tables.smsCodes.remove({ id: idOf(target) })
}
