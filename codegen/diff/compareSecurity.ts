import { isNode } from '../contract/node.ts'
import type { Comparison, OperationFindings } from './comparison.ts'

/** One security requirement: its schemes with their scopes. An empty one admits anyone. */
type Way = Record<string, string[]>

/**
 * Security requirements of an operation, or of the whole contract; without any, anyone is admitted.
 */
function waysOf(security: unknown): Way[] {
  const ways = Array.isArray(security) ? security.filter(isNode) : []
  const read = ways.map((way) =>
    Object.fromEntries(
      Object.entries(way).map(([name, scopes]) => [
        name,
        Array.isArray(scopes) ? scopes.map(String) : [],
      ]),
    ),
  )
  return read.length > 0 ? read : [{}]
}

const describeWays = (ways: Way[]) =>
  ways
    .map((way) =>
      Object.entries(way)
        .map(([name, scopes]) => (scopes.length > 0 ? `${name} (${scopes.join(', ')})` : name))
        .join(' with '),
    )
    .map((way) => way || 'nothing')
    .join(' or ')

/** True if a caller who satisfies one requirement satisfies the other. */
const satisfies = (caller: Way, requirement: Way) =>
  Object.entries(requirement).every(
    ([name, scopes]) => scopes.every((scope) => caller[name]?.includes(scope)) && name in caller,
  )

/** Compares who may call: a caller who is no longer admitted breaks. */
export function compareSecurity(
  { before, after }: Comparison,
  operations: [oldOperation: Record<string, unknown>, newOperation: Record<string, unknown>],
  findings: OperationFindings,
): void {
  const oldWays = waysOf(operations[0].security ?? before.security)
  const newWays = waysOf(operations[1].security ?? after.security)
  const message = `wants ${describeWays(newWays)} now, wanted ${describeWays(oldWays)}`
  const covers = (callers: Way[], requirements: Way[]) =>
    callers.every((caller) => requirements.some((way) => satisfies(caller, way)))
  if (!covers(oldWays, newWays)) findings.add('breaking', 'security', message)
  else if (!covers(newWays, oldWays)) findings.add('changed', 'security', message)
}

/** Security scheme as text, without its description. */
const schemeText = (scheme: unknown) =>
  JSON.stringify(scheme, (key, value) => (key === 'description' ? undefined : value))

/** Names of schemes that both contracts have with different definitions. */
export function changedSchemes({ before, after }: Comparison): string[] {
  const oldSchemes = before.components?.securitySchemes ?? {}
  const newSchemes = after.components?.securitySchemes ?? {}
  return Object.keys(oldSchemes).filter(
    (name) => name in newSchemes && schemeText(oldSchemes[name]) !== schemeText(newSchemes[name]),
  )
}
