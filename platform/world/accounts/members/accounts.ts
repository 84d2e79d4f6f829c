import type { MemberRow } from '../../base/collections/collections.ts'
import type { Platform } from '../../base/platform/platform.ts'
import type { World } from '../../base/world/world.ts'
import { usernameKey } from './accountName.ts'

const mostAccounts = 3

/** A mobile number, with its dialing code where that was typed. */
type TypedNumber = { countryDialingCode?: string; mobileNum: string }

function numberIn(
  { countryCodes }: Pick<Platform, 'countryCodes'>,
  typed: string,
): TypedNumber | undefined {
  const number = typed.replace(/[\s().-]/g, '')
  if (number.startsWith('+')) {
    const country = countryCodes
      .filter(({ dialingCode }) => number.startsWith(dialingCode))
      .sort((one, other) => other.dialingCode.length - one.dialingCode.length)[0]
    if (!country) return undefined
    const { dialingCode } = country
    return { countryDialingCode: dialingCode, mobileNum: number.slice(dialingCode.length) }
  }
  return /^\d{4,15}$/.test(number) ? { mobileNum: number } : undefined
}

/**
 * The form in which attempts at a name are counted: one for all ways to write a username, and one
 * for all ways to write a mobile number.
 */
export const attemptedName = (platform: Pick<Platform, 'countryCodes'>, name: string): string =>
  numberIn(platform, name)?.mobileNum ?? usernameKey(name)

/**
 * The accounts that somebody may mean by a username or a mobile number, in that order. Few: the
 * same number can exist in several countries.
 * @param name trimmed.
 */
export async function findAccounts(
  world: Pick<World, 'store'>,
  platform: Pick<Platform, 'countryCodes'>,
  name: string,
): Promise<MemberRow[]> {
  const byName = await world.store.members.find({ where: { usernameKey: usernameKey(name) } })
  const number = numberIn(platform, name)
  const byNumber = number
    ? await world.store.members.find({ where: number, limit: mostAccounts })
    : []
  const unique = new Map([...byName, ...byNumber].map((account) => [account.id, account]))
  return [...unique.values()].slice(0, mostAccounts)
}
