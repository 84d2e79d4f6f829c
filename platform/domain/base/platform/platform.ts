/** Platform settings, from which the system calls of the API are served. */
import type { components } from '../../../../src/api/gen/paths.ts'

type Schemas = components['schemas']

/** An agent's invitation code (REG-10). */
export type Affiliate = {
  /** Compared case-insensitively. */
  code: string
  /** Milliseconds since 1970; null if it never expires. */
  expiresAt: number | null
  /** Hosts on which the code is valid; empty for all. */
  domains: string[]
  /** Member whose team the invited players join; omitted for no team. */
  memberId?: string
}

/** Stored part of the API's status, without values that depend on the request or on other data. */
export type Platform = Omit<
  Schemas['Status'],
  'codeChannels' | 'encryption' | 'location' | 'register' | 'serverTime' | 'timeZone'
> & {
  /** Increases with every change. */
  version: number
  /** Countries of phone numbers; the market's country comes first (API-25). */
  countryCodes: Schemas['CountryCode'][]
  affiliates: Affiliate[]
  /** The company's licences, by market code. */
  licences: Readonly<Record<string, Pick<Schemas['Licence'], 'authority' | 'number'>>>
  cashier: {
    /** True if one balance serves all vendors (WAL-05). */
    singleWallet: boolean
  }
  /** Limits for each member: number of pictures, and their total size in megabytes. */
  memberFiles: { most: number; megabytes: number }
  /**
   * True if the last start was a demonstration; the next normal start closes the demonstration's
   * accounts.
   */
  isDemonstration: boolean
}

export const companySettingNames = [
  'affiliates',
  'customerService',
  'domainRoute',
  'homeResources',
  'licences',
  'mainDomain',
  'resources',
] as const

export type CompanySettings = Pick<Platform, (typeof companySettingNames)[number]>

/** Ids of enabled modules. A module is enabled only if all its ancestors are (ROLE-01). */
export function enabledModules(nodes: readonly Schemas['WhitelabelNode'][]): Set<string> {
  return new Set(
    nodes
      .filter(({ enabled }) => enabled)
      .flatMap(({ modId, childrenNodes }) => [modId, ...enabledModules(childrenNodes ?? [])]),
  )
}

export const isOn = ({ whitelabel }: Pick<Platform, 'whitelabel'>, modId: string): boolean =>
  enabledModules(whitelabel).has(modId)

/** Sets the switch of one module anywhere in the tree. */
export function withModule(
  nodes: readonly Schemas['WhitelabelNode'][],
  modId: string,
  enabled: boolean,
): Schemas['WhitelabelNode'][] {
  return nodes.map((node) => ({
    ...node,
    ...(node.modId === modId && { enabled }),
    ...(node.childrenNodes && { childrenNodes: withModule(node.childrenNodes, modId, enabled) }),
  }))
}

export function moduleIds(nodes: readonly Schemas['WhitelabelNode'][]): string[] {
  return nodes.flatMap(({ modId, childrenNodes }) => [modId, ...moduleIds(childrenNodes ?? [])])
}

/** Adds to a stored module tree the modules that a later version introduced. */
export function withMissingModules(
  nodes: readonly Schemas['WhitelabelNode'][],
  all: readonly Schemas['WhitelabelNode'][],
): Schemas['WhitelabelNode'][] {
  const known = new Set(moduleIds(nodes))
  const missingBelow = (modId: string) =>
    (all.find((node) => node.modId === modId)?.childrenNodes ?? []).filter(
      (child) => !known.has(child.modId),
    )
  const completed = nodes.map((node) => {
    const missing = missingBelow(node.modId)
    if (missing.length === 0) return node
    return { ...node, childrenNodes: [...(node.childrenNodes ?? []), ...missing] }
  })
  return [...completed, ...all.filter(({ modId }) => !known.has(modId))]
}

/** Finds an invitation code that is valid on a host (REG-10). */
export function findAffiliate(
  { affiliates }: Pick<Platform, 'affiliates'>,
  code: string,
  domain: string,
  now: number,
): Affiliate | undefined {
  const wanted = code.trim().toUpperCase()
  return affiliates.find(
    (affiliate) =>
      affiliate.code.toUpperCase() === wanted &&
      (affiliate.expiresAt === null || affiliate.expiresAt > now) &&
      (affiliate.domains.length === 0 || affiliate.domains.includes(domain.toLowerCase())),
  )
}

/**
 * Country of a dialing code, with its number lengths; undefined if the platform does not serve it.
 */
export function findCountry(
  { countryCodes }: Pick<Platform, 'countryCodes'>,
  dialingCode: string,
): Schemas['CountryCode'] | undefined {
  return countryCodes.find((country) => country.dialingCode === dialingCode)
}
