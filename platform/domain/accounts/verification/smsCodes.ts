import { readCode } from '../../../../src/lib/code.ts'
import type { DomainTables } from '../../base/collections/collections.ts'
import type { Context } from '../../base/context/context.ts'
import { sendMail, sendSms } from '../../base/context/outgoing.ts'
import { DuplicateError } from '../../base/storage/store.ts'
import { codeMail, codeSms } from '../../base/texts/codeTexts.ts'
import { languageOf } from '../../base/texts/texts.ts'

/** Validity of a code in minutes; the page's countdown uses the same value (CONST-06). */
export const codeMinutes = 5
const digits = 6
const mostAttempts = 5

/**
 * Purposes of codes. `account`: to log in or to set a new password. `phoneAuth`: for the emulated
 * phone-authentication service. The purposes with a member's id as a suffix are the second login
 * step and changes of the member's account.
 */
type CodePurpose =
  | 'register'
  | 'account'
  | 'phoneAuth'
  | `${'secondStep' | 'password' | 'paymentPassword' | 'passkey' | 'owner' | 'phone' | 'email'}/${string}`

/** Purpose of a code, and language of its message. */
type Purposeful = { purpose: CodePurpose; language?: string | undefined }
export type SmsTarget = Purposeful & { dialingCode: string; number: string }
export type MailTarget = Purposeful & { email: string }
export type CodeTarget = SmsTarget | MailTarget

const idOf = (target: CodeTarget) =>
  'email' in target
    ? `${target.purpose}:${target.email.toLowerCase()}`
    : `${target.purpose}:${target.dialingCode}${target.number}`

/** True if a provider can send a code to the target. */
export const canReach = ({ providers }: Pick<Context, 'providers'>, target: CodeTarget): boolean =>
  ('email' in target ? providers.mail : providers.sms) !== undefined

/** Six uniformly distributed digits: random numbers that would introduce a bias are discarded. */
function randomCode(context: Pick<Context, 'randomBytes'>): string {
  const codes = 10 ** digits
  for (;;) {
    const word = context.randomBytes(4).reduce((sum, byte) => sum * 256 + byte, 0)
    if (word < 2 ** 32 - (2 ** 32 % codes)) return String(word % codes).padStart(digits, '0')
  }
}

/**
 * Sends a new code, which replaces the earlier one. No API response contains a code.
 * @param lifetime in milliseconds.
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
  // `target.purpose` may end with a slash and the member's id. The outbox stores the purpose
  // without the id.
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
 * Checks a typed code without using it up. After five wrong attempts the code is invalid; a text
 * without six digits does not count as an attempt.
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

/** Uses up a correct code. @returns true if it was unused. */
export async function spendCode(
  tables: Pick<DomainTables, 'smsCodes'>,
  target: CodeTarget,
  typedCode: string,
): Promise<boolean> {
  const code = readCode(typedCode)
  return code !== undefined && (await tables.smsCodes.remove({ id: idOf(target), code })) === 1
}

/** True if a code was sent to the target and has not been used. */
export const isCodeSent = async (
  { smsCodes }: Pick<DomainTables, 'smsCodes'>,
  target: CodeTarget,
): Promise<boolean> => (await smsCodes.get(idOf(target))) !== undefined

export async function forgetCode(
  tables: Pick<DomainTables, 'smsCodes'>,
  target: CodeTarget,
): Promise<void> {
  await tables.smsCodes.remove({ id: idOf(target) })
}
