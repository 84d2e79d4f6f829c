import type { MemberRow } from '../collections.ts'
import type { Platform } from '../platform/platform.ts'
import type { World } from '../world.ts'
import { usernameKey } from './accountName.ts'

const mostAccounts = 3

async function findByNumber(
  { store }: Pick<World, 'store'>,
  { countryCodes }: Pick<Platform, 'countryCodes'>,
  typed: string,
): Promise<MemberRow[]> {
  const number = typed.replace(/[\s().-]/g, '')
  if (number.startsWith('+')) {
    const country = countryCodes
      .filter(({ dialingCode }) => number.startsWith(dialingCode))
      .sort((one, other) => other.dialingCode.length - one.dialingCode.length)[0]
    if (!country) return []
    const mobileNum = number.slice(country.dialingCode.length)
    return store.members.find({ where: { countryDialingCode: country.dialingCode, mobileNum } })
  }
  if (!/^\d{4,15}$/.test(number)) return []
  return store.members.find({ where: { mobileNum: number }, limit: mostAccounts })
}

/**
 * The accounts that somebody may mean by a username or a mobile number, in that order. Few: the same
 * number can exist in several countries.
 * @param name trimmed.
 */
export async function findAccounts(
  world: Pick<World, 'store'>,
  platform: Pick<Platform, 'countryCodes'>,
  name: string,
): Promise<MemberRow[]> {
  const byName = await world.store.members.find({ where: { usernameKey: usernameKey(name) } })
  const byNumber = await findByNumber(world, platform, name)
  const unique = new Map([...byName, ...byNumber].map((account) => [account.id, account]))
  return [...unique.values()].slice(0, mostAccounts)
}
