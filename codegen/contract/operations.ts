import type { ParameterFacts } from '../runtime/parameters.ts'
import { readResponses, withSchemas } from './content.ts'
import {
  type Contract,
  type MediaType,
  type OperationObject,
  type Parameter,
  type ResponseObject,
  resolve,
} from './contract.ts'
import { ContractError } from './contractError.ts'
import { bracketedOf, formFactsOf, separatorsOf } from './formFacts.ts'

const methods = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options', 'trace'] as const

/** Operation of the contract. References to its parameters, body and responses are resolved. */
export type Operation = {
  /** Identifier of the operation in all generated tables: `GET /pets`. */
  key: string
  id: string
  /** JSON pointer into the contract: `#/paths/~1pets/get`. */
  pointer: string
  method: string
  path: string
  tag: string
  parameters: Parameter[]
  body: { required: boolean; content: Record<string, MediaType> } | undefined
  /**
   * Parsing rules for the fields of a form-encoded body; null without such a body, and for a form
   * with `encoding` or nested values.
   */
  form: ParameterFacts[] | null
  /** Separators by field name, for array fields whose items are joined to one value. */
  separators: Record<string, string>
  /** Form field names that contain a bracket in the contract. */
  bracketNames: string[]
  responses: Record<string, ResponseObject>
  /** Names of the security schemes that a call must satisfy; empty for a public call. */
  security: string[]
  /** True if visitors without credentials may make the call too. */
  isOpen: boolean
  /** Accounts that may make the call: `full` excludes trial members, `agent` allows agents only. */
  access: Access
  /** Feature flag that must be on (`x-flag`); null for a call without one. */
  flag: string | null
  module: string
  encrypted: boolean
  idempotent: boolean
  /** True if a page makes the call while it loads (`x-first-paint`). */
  atStart: boolean
  rejections: string[]
}

const accesses = ['any', 'full', 'agent'] as const
export type Access = (typeof accesses)[number]

function readAccess(operation: OperationObject): Access {
  const access = accesses.find((one) => one === (operation['x-access'] ?? 'any'))
  if (!access) {
    throw new ContractError(
      `${operation.operationId}: x-access is one of ${accesses.join(', ')}, not ${String(operation['x-access'])}`,
    )
  }
  return access
}

/**
 * An operation with `x-access` or `x-flag` may reject callers, so the contract must document a 403.
 */
function assertForbidden({ key, access, flag, responses }: Operation): void {
  if ((access === 'any' && flag === null) || responses['403']) return
  throw new ContractError(`${key}: x-access or x-flag refuses callers, so it must list a 403`)
}

const strings = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []

/** Methods for which fetch sends no body, even if the contract documents a body. */
const bodiless = new Set(['get', 'head'])

function readOperation(
  contract: Contract,
  path: string,
  method: string,
  shared: Parameter[],
  operation: OperationObject,
): Operation {
  const own = (operation.parameters ?? []).map((parameter) => resolve(contract, parameter))
  const inherited = shared.filter(
    (parameter) => !own.some((one) => one.name === parameter.name && one.in === parameter.in),
  )
  const body = operation.requestBody && resolve(contract, operation.requestBody)
  const schemes = (operation.security ?? contract.security ?? []).map((one) => Object.keys(one))
  const read: Operation = {
    key: `${method.toUpperCase()} ${path}`,
    id: operation.operationId ?? `${method} ${path}`,
    pointer: `#/paths/${path.replaceAll('~', '~0').replaceAll('/', '~1')}/${method}`,
    method: method.toUpperCase(),
    path,
    tag: operation.tags?.[0] ?? 'untagged',
    parameters: [...inherited, ...own],
    body: body && {
      required: body.required === true && !bodiless.has(method),
      content: withSchemas(body.content ?? {}),
    },
    separators: separatorsOf(contract, body?.content),
    bracketNames: bracketedOf(contract, body?.content),
    form: formFactsOf(contract, body?.content),
    responses: readResponses(contract, operation.responses),
    security: schemes.find((names) => names.length > 0) ?? [],
    isOpen: schemes.some((names) => names.length === 0),
    access: readAccess(operation),
    flag: typeof operation['x-flag'] === 'string' ? operation['x-flag'] : null,
    module: String(operation['x-module'] ?? operation.tags?.[0] ?? ''),
    encrypted: operation['x-encrypted'] === 'body',
    idempotent: operation['x-idempotent'] === true,
    atStart: operation['x-first-paint'] === true,
    rejections: strings(operation['x-rejections']),
  }
  assertForbidden(read)
  return read
}

/** Lists the operations of a contract in document order. */
export function listOperations(contract: Contract): Operation[] {
  return Object.entries(contract.paths ?? {}).flatMap(([path, reference]) => {
    const item = resolve<Record<string, unknown>>(contract, reference)
    const shared = Array.isArray(item.parameters)
      ? item.parameters.map((parameter) => resolve<Parameter>(contract, parameter))
      : []
    return methods
      .filter((method) => item[method])
      .map((method) =>
        // The filter above ensures that `item[method]` is present.
        readOperation(contract, path, method, shared, item[method] as OperationObject),
      )
  })
}
