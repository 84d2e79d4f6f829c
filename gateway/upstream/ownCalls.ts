import { operationTable } from '../../platform/gen/behaviour.ts'

/** Path prefixes of calls that the upstream platform handles. */
const platformPrefixes = ['/wps', '/lgw', '/lotto']

/** Calls of players that concern the gateway's registration rules. */
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
 * True if the gateway handles a request itself in upstream mode: registration rules, operator
 * calls, the build, and everything that is not a call.
 */
export function isOwnCall(target: string): boolean {
  const path = target.split('?', 1)[0] ?? ''
  const isCall = platformPrefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`))
  return !isCall || ownPaths.has(path)
}
