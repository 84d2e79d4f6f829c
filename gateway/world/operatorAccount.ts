import { randomInt } from 'node:crypto'
import { forgetName } from '../../platform/domain/base/attempts/signIn.ts'
import type { World } from '../../platform/domain/base/context/world.ts'
import { recordDeed } from '../../platform/domain/base/platform/audit.ts'
import { DuplicateError } from '../../platform/domain/base/storage/store.ts'

/** The one operator of this slice. */
export const operatorName = 'operator'

type Accounts = Pick<World, 'store' | 'passwords' | 'now' | 'randomBytes'>

/**
 * Sees to it that the operator exists, with `password` where one is given.
 *
 * @returns the password when it had to be made, which is the only time that anybody sees it.
 */
export async function ensureOperator(
  world: Accounts,
  password: string | undefined,
): Promise<string | undefined> {
  const existing = await world.store.operators.get(operatorName)
  if (!existing) {
    const made = password === undefined ? makePassword() : undefined
    const account = {
      id: operatorName,
      passwordHash: await world.passwords.hash(password ?? made ?? ''),
    }
    try {
      await world.store.operators.insert(account)
      return made
    } catch (error) {
      if (!(error instanceof DuplicateError)) throw error
      // Another gateway made it meanwhile.
      return ensureOperator(world, password)
    }
  }
  const unchanged =
    password === undefined || (await world.passwords.verify(password, existing.passwordHash))
  if (!unchanged) await setOperatorPassword(world, password)
  return undefined
}

/**
 * Gives the operator another password and ends all of its sessions. Its devices are known no more,
 * and attempts at its name need no wait.
 */
export async function setOperatorPassword(world: Accounts, password: string): Promise<void> {
  const passwordHash = await world.passwords.hash(password)
  await world.store.transaction(async (tables) => {
    if (!(await tables.operators.update(operatorName, { passwordHash })))
      await tables.operators.insert({ id: operatorName, passwordHash })
    await forgetName(tables, 'operator', operatorName)
    await tables.operatorSessions.remove({ operator: operatorName })
    await recordDeed(world, tables, { operator: operatorName, action: 'PASSWORD_CHANGED' })
  })
}

/** Letters and digits that cannot be mistaken for each other when read aloud or copied by hand. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
const groups = 5
const groupLength = 4

/** A password of 99 bits, in groups. */
function makePassword(): string {
  const group = () =>
    Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join('')
  return Array.from({ length: groups }, group).join('-')
}
