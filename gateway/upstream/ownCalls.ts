import { operationTable } from '../../platform/gen/behaviour.ts'

/** Path prefixes of calls that the upstream platform handles. */
const platformPrefixes = ['/wps', '/lgw', '/lotto']

/** Ids of player calls that the gateway handles, because they concern its registration rules. */
const ownOperations: ReadonlySet<string> = new Set([
  'getRegistrationRules',
  'reportRegistrationForm',
])

const ownPaths: ReadonlySet<string> = new Set(
  Object.values(operationTable)
    .filter(({ id }) => ownOperations.has(id))
    .map(({ path }) => path),
)

/** True for a path below a prefix of the calls that the upstream platform handles. */
export const isPlatformPath = (path: string): boolean =>
  platformPrefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`))

/**
 * True if the gateway handles a request itself in upstream mode: calls for registration rules,
 * operator calls, and every path outside the platform's prefixes. Images of the platform are an
 * exception: see `platformImages.ts`.
 */
export function isOwnCall(target: string): boolean {
  const path = target.split('?', 1)[0] ?? ''
  return !isPlatformPath(path) || ownPaths.has(path)
}
