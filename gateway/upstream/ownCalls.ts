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

/**
 * True if the gateway handles a request itself in upstream mode: calls for registration rules,
 * operator calls, and every path outside the platform's prefixes.
 */
export function isOwnCall(target: string): boolean {
  const path = target.split('?', 1)[0] ?? ''
  const isCall = platformPrefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`))
  return !isCall || ownPaths.has(path)
}
