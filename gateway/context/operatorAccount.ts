import { randomInt } from 'node:crypto'
import { forgetName } from '../../platform/domain/base/attempts/signIn.ts'
import type { Context } from '../../platform/domain/base/context/context.ts'
import { recordDeed } from '../../platform/domain/base/platform/audit.ts'
import { DuplicateError } from '../../platform/domain/base/storage/store.ts'

/** Username of the only operator account. */
export const operatorName = 'operator'

type Accounts = Pick<Context, 'store' | 'passwords' | 'now' | 'randomBytes'>

/**
 * Creates the operator's account if it is missing, and sets its password to `password` if
 * `password` is defined and differs from the current password.
 *
 * @returns the password if it was generated. It cannot be read again later.
 */
export async function ensureOperator(
  context: Accounts,
  password: string | undefined,
): Promise<string | undefined> {
  const existing = await context.store.operators.get(operatorName)
  if (!existing) {
    const made = password === undefined ? makePassword() : undefined
    const account = {
      id: operatorName,
      passwordHash: await context.passwords.hash(password ?? made ?? ''),
    }
    try {
      await context.store.operators.insert(account)
      return made
    } catch (error) {
      if (!(error instanceof DuplicateError)) throw error
      // The account exists now: another gateway has created it in the meantime.
      return ensureOperator(context, password)
    }
  }
  const unchanged =
    password === undefined || (await context.passwords.verify(password, existing.passwordHash))
  if (!unchanged) await setOperatorPassword(context, password)
  return undefined
}

/**
 * Sets the operator's password, ends all sessions of the operator, and clears the known devices and
 * the log-in delay.
 */
export async function setOperatorPassword(context: Accounts, password: string): Promise<void> {
  const passwordHash = await context.passwords.hash(password)
  await context.store.transaction(async (tables) => {
    if (!(await tables.operators.update(operatorName, { passwordHash })))
      await tables.operators.insert({ id: operatorName, passwordHash })
    await forgetName(tables, 'operator', operatorName)
    await tables.operatorSessions.remove({ operator: operatorName })
    await recordDeed(context, tables, { operator: operatorName, action: 'PASSWORD_CHANGED' })
  })
}

/** Letters and digits that are not confused with one another when read aloud or copied by hand. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
const groups = 5
const groupLength = 4

/** Generates a password with 99 bits of entropy, in groups of characters. */
function makePassword(): string {
  const group = () =>
    Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join('')
  return Array.from({ length: groups }, group).join('-')
}
