import type { OperationPlan } from '../contract/plan.ts'

/** Row of one operation in the endpoint table. */
function rowOf({ operation, body, responses }: OperationPlan): string {
  const { id, method, path, security, key } = operation
  const content = Object.keys(operation.body?.content ?? {})
  const row = {
    id,
    method,
    path,
    ...(security.length > 0 ? { security } : {}),
    ...(body ? { body: { required: body.required, mediaTypes: content } } : {}),
    statuses: Object.keys(responses),
  }
  return `  ${JSON.stringify(key)}: ${JSON.stringify(row)},`
}

/** Emits the endpoint table of any contract, by method and path. */
export const emitEndpointTable = (plans: OperationPlan[]): string =>
  `/** Method, path and media types of one call. */
export type Endpoint = {
  /** The contract's \`operationId\`, or method and path without one. */
  id: string
  method: string
  path: string
  /** Names of the security schemes that the call must satisfy. */
  security?: readonly string[]
  body?: { required: boolean; mediaTypes: readonly string[] }
  /** Documented statuses: numbers, classes such as \`4XX\`, and \`default\`. */
  statuses: readonly string[]
}

/** Every call of the contract, by method and path. */
export const endpoints = {
${plans.map(rowOf).join('\n')}
} as const satisfies Record<string, Endpoint>

export type EndpointKey = keyof typeof endpoints
`
