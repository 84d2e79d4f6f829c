/** What the platform is, shows and allows: the source of the system calls. */
import type { components } from '../../../../src/api/gen/paths.ts'

type Schemas = components['schemas']

/** An agent's invitation code (REG-10). */
export type Affiliate = {
  /** Compared without regard to case. */
  code: string
  /** Milliseconds since 1970; good for ever when null. */
  expiresAt: number | null
  /** The hosts that it is good on; all when empty. */
  domains: string[]
  /** Whose team those who come by it join; nobody's when it is left out. */
  memberId?: string
}

/** The status, but for what follows from the request and the rest of the domain. */
export type Platform = Omit<
  Schemas['Status'],
  'codeChannels' | 'encryption' | 'location' | 'register' | 'serverTime' | 'timeZone'
> & {
  /** Rises with every change. */
  version: number
  /** The market's own country first (API-25). */
  countryCodes: Schemas['CountryCode'][]
  affiliates: Affiliate[]
  cashier: {
    /** Whether one balance serves all vendors (WAL-05). */
    singleWallet: boolean
    /** How long after its payment a withdrawal counts as received by itself (WAL-10). */
    autoReceiveMinutes: number
  }
  /** Most pictures of one member, and the most megabytes of them together. */
  memberFiles: { most: number; megabytes: number }
  /** Whether the last start was a demonstration, whose accounts a start without one shuts. */
  isDemonstration: boolean
}

/** The modules that are on. A node counts only when all above it are on (ROLE-01). */
export function enabledModules(nodes: readonly Schemas['WhitelabelNode'][]): Set<string> {
  return new Set(
    nodes
      .filter(({ enabled }) => enabled)
      .flatMap(({ modId, childrenNodes }) => [modId, ...enabledModules(childrenNodes ?? [])]),
  )
}

/** Whether a module is on. */
export const isOn = ({ whitelabel }: Pick<Platform, 'whitelabel'>, modId: string): boolean =>
  enabledModules(whitelabel).has(modId)

/** Switches one module, wherever it stands in the tree. */
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

/** Every module of a tree, on or off. */
export function moduleIds(nodes: readonly Schemas['WhitelabelNode'][]): string[] {
  return nodes.flatMap(({ modId, childrenNodes }) => [modId, ...moduleIds(childrenNodes ?? [])])
}

/** A tree that was stored, with the modules that have come since. */
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

/** The invitation code in force on a host, undefined when there is none (REG-10). */
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

/** The digits that a number of a country has, undefined when the country is not served. */
export function findCountry(
  { countryCodes }: Pick<Platform, 'countryCodes'>,
  dialingCode: string,
): Schemas['CountryCode'] | undefined {
  return countryCodes.find((country) => country.dialingCode === dialingCode)
}
