import { operationTable } from '../../platform/gen/behaviour.ts'

/** Where calls live that the gateway never answers by itself when there is a live platform. */
const platformPrefixes = ['/wps', '/lgw', '/lotto']

/** The calls of players that are about the gateway's registration rules. */
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
 * Whether the gateway answers a request itself though a live platform stands behind it: its rules,
 * its operators' calls, the build, and everything that is no call.
 */
export function isOwnCall(target: string): boolean {
  const path = target.split('?', 1)[0] ?? ''
  const isCall = platformPrefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`))
  return !isCall || ownPaths.has(path)
}
