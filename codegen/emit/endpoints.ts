import type { Operation } from '../contract/operations.ts'

/**
 * The table that the client's middleware reads: per call its module id, whether it carries the
 * session token, and how its body travels. Only what differs from a plain public call is written,
 * since this table ships to every player.
 */
export function emitEndpoints(operations: Operation[]): string {
  const rows = operations.map((operation) => {
    const marks = [
      `module: ${JSON.stringify(operation.module)}`,
      operation.security.includes('playerToken') && 'token: true',
      operation.security.includes('operatorCookie') && 'operator: true',
      operation.encrypted && 'encrypted: true',
      operation.body?.content['application/x-www-form-urlencoded'] && 'formEncoded: true',
      operation.idempotent && 'idempotent: true',
    ].filter(Boolean)
    return `  ${JSON.stringify(operation.key)}: { ${marks.join(', ')} },`
  })
  return `/** How one call travels. */
export type Endpoint = {
  /** The module id that goes with the call (API-02). */
  module: string
  /** The call carries the player's session token (API-02). */
  token?: true
  /** The call carries the operator's CSRF token. */
  operator?: true
  /** The body travels encrypted (API-77). */
  encrypted?: true
  formEncoded?: true
  /** The call carries an idempotency key, kept over its retries. */
  idempotent?: true
}

export const endpoints = {
${rows.join('\n')}
} as const satisfies Record<string, Endpoint>

/** A call of the contract, as method and path. */
export type EndpointKey = keyof typeof endpoints
`
}
