import { isNode } from '../contract/node.ts'
import type { Comparison, OperationFindings } from './comparison.ts'

/** One way to be let in: every scheme that it needs, with its scopes. No scheme lets anybody in. */
type Way = Record<string, string[]>

/**
 * The ways that an operation lists, or those of the whole contract; without any, everybody is let
 * in.
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

const told = (ways: Way[]) =>
  ways
    .map((way) =>
      Object.entries(way)
        .map(([name, scopes]) => (scopes.length > 0 ? `${name} (${scopes.join(', ')})` : name))
        .join(' with '),
    )
    .map((way) => way || 'nothing')
    .join(' or ')

/** Whether who satisfies one way satisfies the other too. */
const satisfies = (caller: Way, wanted: Way) =>
  Object.entries(wanted).every(
    ([name, scopes]) => scopes.every((scope) => caller[name]?.includes(scope)) && name in caller,
  )

/** Who may call: a caller who is no longer let in breaks. */
export function compareSecurity(
  { before, after }: Comparison,
  operations: [old: Record<string, unknown>, present: Record<string, unknown>],
  findings: OperationFindings,
): void {
  const old = waysOf(operations[0].security ?? before.security)
  const present = waysOf(operations[1].security ?? after.security)
  const message = `wants ${told(present)} now, wanted ${told(old)}`
  const covers = (callers: Way[], wanted: Way[]) =>
    callers.every((caller) => wanted.some((way) => satisfies(caller, way)))
  if (!covers(old, present)) findings.add('breaking', 'security', message)
  else if (!covers(present, old)) findings.add('changed', 'security', message)
}

/** What a security scheme wants, without what only people read. */
const schemeText = (scheme: unknown) =>
  JSON.stringify(scheme, (key, value) => (key === 'description' ? undefined : value))

/** Schemes that are there in both contracts, but want something else. */
export function changedSchemes({ before, after }: Comparison): string[] {
  const old = before.components?.securitySchemes ?? {}
  const present = after.components?.securitySchemes ?? {}
  return Object.keys(old).filter(
    (name) => name in present && schemeText(old[name]) !== schemeText(present[name]),
  )
}
