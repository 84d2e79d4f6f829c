import type { ByteLimits } from '../contract/bytes.ts'
import type { Gate } from '../contract/gate.ts'
import type { OperationPlan } from '../contract/plan.ts'
import type { SchemaLibrary } from '../contract/schemas.ts'
import type { ParameterPlace } from '../runtime/parameters.ts'
import { literal } from './literal.ts'
import { standaloneCode } from './standaloneCode.ts'

const places: ParameterPlace[] = ['query', 'path', 'headers', 'cookies']

/** Names of all schemas that the operations use, in the order of their first use. */
function usedSchemas(plans: OperationPlan[]): string[] {
  const names = plans.flatMap(({ parameters, body, responses }) => [
    ...places.map((place) => parameters[place].schema),
    ...Object.values(body?.content ?? {}),
    ...Object.values(responses).flatMap((content) => Object.values(content)),
  ])
  return [...new Set(names.filter((name) => name !== undefined))]
}

function tableRow(plan: OperationPlan, constant: (schema: string) => string): string {
  const content = (names: Record<string, string>, bytes: ByteLimits = {}) =>
    `{ ${[
      ...Object.entries(names).map(([type, schema]) => `${literal(type)}: ${constant(schema)}`),
      ...Object.entries(bytes).map(([type, limit]) => `${literal(type)}: bytesOf(${limit})`),
    ].join(', ')} }`
  const parameters = places.map((place) => {
    const { facts, schema } = plan.parameters[place]
    const validate = schema === undefined ? '' : `, validate: ${constant(schema)}`
    return `      ${place}: { facts: ${literal(facts)}${validate} },`
  })
  const responses = Object.entries(plan.responses).map(
    ([status, names]) => `      ${literal(status)}: ${content(names, plan.responseBytes[status])},`,
  )
  const body = plan.body
    ? `\n    body: { required: ${plan.body.required}, content: ${content(plan.body.content, plan.body.bytes)} },`
    : ''
  return `  ${literal(plan.operation.key)}: {
    parameters: {
${parameters.join('\n')}
    },${body}
    responses: {
${responses.join('\n')}
    },
  },`
}

/**
 * Emits the validators of all requests and responses. The code is generated with ajv, uses no
 * `eval` and imports no package.
 */
export function emitValidators(plans: OperationPlan[], library: SchemaLibrary, gate: Gate): string {
  const { code, functionOf } = standaloneCode(usedSchemas(plans), library, gate)
  const usesBytes = plans.some(({ body, responseBytes }) =>
    [body?.bytes ?? {}, ...Object.values(responseBytes)].some((one) => Object.keys(one).length > 0),
  )
  return `${usesBytes ? "import { bytesOf } from './validation.ts'\n" : ''}import { createRequestValidators, createResponseValidators } from './validatorTables.ts'

${code}
const table = {
${plans.map((plan) => tableRow(plan, functionOf)).join('\n')}
}

/** Checks of the body and of the path, query, header and cookie parameters of each operation. */
export const requestValidators = createRequestValidators(table)
/** Per operation and documented status: the check of the answer's body. */
export const responseValidators = createResponseValidators(table)
`
}

/** Emits the type declarations of the module with the validators. */
export function emitValidatorTypes(plans: OperationPlan[]): string {
  const rows = plans.map(({ operation, responses }) => {
    const statuses = Object.keys(responses).map((status) => `${literal(status)}: Check`)
    return `  ${literal(operation.key)}: { ${statuses.join('; ')} } & Undocumented`
  })
  return `import type { EndpointKey } from './endpoints.ts'
import type { Check } from './validation.ts'
import type { RequestValidators } from './validatorTables.ts'

export type { Check, Violation } from './validation.ts'

/** The contract describes no response with a status that is not listed. */
type Undocumented = { readonly [status: string]: Check | undefined }

/** Checks of the body and of the path, query, header and cookie parameters of each operation. */
export declare const requestValidators: Record<EndpointKey, RequestValidators>
/** Per operation and documented status: the check of the answer's body. */
export declare const responseValidators: {
${rows.join('\n')}
}
`
}
