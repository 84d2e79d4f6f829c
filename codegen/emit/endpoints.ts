import type { OperationPlan } from '../contract/plan.ts'
import { formType } from '../runtime/mediaTypes.ts'

/** Only what differs from a plain public call is written. */
function rowOf({ operation, responseBytes }: OperationPlan): string {
  const marks = [
    `module: ${JSON.stringify(operation.module)}`,
    operation.security.includes('playerToken') && 'token: true',
    operation.security.includes('operatorCookie') && 'operator: true',
    operation.encrypted && 'encrypted: true',
    operation.body?.content[formType] && 'formEncoded: true',
    operation.idempotent && 'idempotent: true',
    Object.keys(responseBytes['200'] ?? {}).length > 0 && 'bytes: true',
  ].filter(Boolean)
  return `  ${JSON.stringify(operation.key)}: { ${marks.join(', ')} },`
}

/**
 * The table that the client's middleware reads: per call its module id, whether it carries the
 * session token, and how its body travels. The rows of the calls that the portal makes while it
 * starts ship to every player on the first page; the others come before the first such call.
 */
export function emitEndpoints(plans: OperationPlan[]): { first: string; later: string } {
  const rows = (atStart: boolean) =>
    plans.filter(({ operation }) => operation.atStart === atStart).map(rowOf)
  const keys = plans.map(({ operation: { key } }) => `  | ${JSON.stringify(key)}`)
  return {
    first: `/** A call of the contract, as method and path. */
export type EndpointKey =
${keys.join('\n') || '  never'}

/** How one call travels. */
export type Endpoint = {
  /** The module id that goes with the call (API-02). */
  module: string
  /** The call carries the player's session token (API-02). */
  token?: true
  /** The call carries the operator's CSRF token. */
  operator?: true
  /** The body travels encrypted (API-77). */
  encrypted?: true
  /** The body travels as a form, not as JSON (API-16). */
  formEncoded?: true
  /** The call carries an idempotency key, kept over its retries. */
  idempotent?: true
  /** The answer is a file, not the envelope. */
  bytes?: true
}

export type Endpoints = { readonly [Key in EndpointKey]?: Endpoint }

/** The calls that the portal makes while it starts (\`x-first-paint\`). */
export const firstEndpoints: Endpoints = {
${rows(true).join('\n')}
}
`,
    later: `import type { Endpoints } from './endpoints.ts'

/** All other calls. */
export const laterEndpoints: Endpoints = {
${rows(false).join('\n')}
}
`,
  }
}
