import { randomInt } from 'node:crypto'
import { forgetName } from '../../platform/domain/base/attempts/signIn.ts'
import type { Context } from '../../platform/domain/base/context/context.ts'
import { recordDeed } from '../../platform/domain/base/platform/audit.ts'
import { DuplicateError } from '../../platform/domain/base/storage/store.ts'

/** Username of the only operator account. */
export const operatorName = 'operator'

type Accounts = Pick<Context, 'store' | 'passwords' | 'now' | 'randomBytes'>

/**
 * Creates the operator if missing, and sets `password` if given.
 *
 * @returns the password when it was generated. It is not shown again.
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
      // Another gateway created the account in the meantime.
      return ensureOperator(context, password)
    }
  }
  const unchanged =
    password === undefined || (await context.passwords.verify(password, existing.passwordHash))
  if (!unchanged) await setOperatorPassword(context, password)
  return undefined
}

/**
 * Sets the operator's password, ends all sessions, and clears the known devices and the log-in
 * delay.
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

/** Letters and digits that cannot be confused when read aloud or copied by hand. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
const groups = 5
const groupLength = 4

/** Generates a password of 99 bits, in groups. */
function makePassword(): string {
  const group = () =>
    Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join('')
  return Array.from({ length: groups }, group).join('-')
}
