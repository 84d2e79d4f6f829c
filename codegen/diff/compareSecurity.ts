import { isNode } from '../contract/node.ts'
import type { Comparison, OperationFindings } from './comparison.ts'

/** Security requirement: scopes by scheme. An empty requirement allows everybody. */
type Way = Record<string, string[]>

/** Security requirements in a `security` list; one empty requirement if there are none. */
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

/** True if a caller who fulfils the requirement `caller` also fulfils `requirement`. */
const satisfies = (caller: Way, requirement: Way) =>
  Object.entries(requirement).every(
    ([name, scopes]) => scopes.every((scope) => caller[name]?.includes(scope)) && name in caller,
  )

/** Compares security requirements. The change is breaking if a former caller is rejected now. */
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

/** Security scheme as JSON text, without its description. */
const schemeText = (scheme: unknown) =>
  JSON.stringify(scheme, (key, value) => (key === 'description' ? undefined : value))

/** Names of the security schemes that the two contracts define differently. */
export function changedSchemes({ before, after }: Comparison): string[] {
  const oldSchemes = before.components?.securitySchemes ?? {}
  const newSchemes = after.components?.securitySchemes ?? {}
  return Object.keys(oldSchemes).filter(
    (name) => name in newSchemes && schemeText(oldSchemes[name]) !== schemeText(newSchemes[name]),
  )
}
