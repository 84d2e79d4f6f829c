import { normalizeText } from '../../../../src/lib/text.ts'
import type { MemberRow } from '../../base/collections/collections.ts'
import type { Context } from '../../base/context/context.ts'
import { decoyHash } from './decoyHash.ts'
import { noPassword } from './noPassword.ts'
import { takeTemporaryPassword } from './temporaryPassword.ts'
import { matchesPassword } from './typedPassword.ts'

/**
 * Finds the account whose password or temporary password matches.
 * @param accounts candidates; an empty list takes as long as one candidate.
 * @returns the account with the hash that matched.
 */
export async function authenticate(
  context: Context,
  accounts: readonly MemberRow[],
  password: string,
): Promise<MemberRow | undefined> {
  const candidates = accounts.length > 0 ? accounts : [undefined]
  for (const account of candidates) {
    const hash = account?.passwordHash ?? noPassword
    const checked = hash === noPassword ? await decoyHash(context) : hash
    const right = await matchesPassword(context, password, checked)
    if (account && right && hash !== noPassword) return account
    const passwordHash =
      account && (await takeTemporaryPassword(context, account, normalizeText(password)))
    if (account && passwordHash !== undefined) {
      return { ...account, passwordHash, passwordChangedAt: 0, firstTimeLogin: false }
    }
  }
  return undefined
}
