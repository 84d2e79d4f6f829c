import {
  type Contract,
  type MediaType,
  type OperationObject,
  type Parameter,
  type ResponseObject,
  resolve,
} from './contract.ts'

const methods = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options', 'trace'] as const

/** An operation of the contract, with what stands behind references to parameters, body and answers. */
export type Operation = {
  /** `GET /wps/captcha`: the operation's name everywhere. */
  key: string
  id: string
  method: string
  path: string
  tag: string
  parameters: Parameter[]
  body: { required: boolean; content: Record<string, MediaType> } | undefined
  responses: Record<string, ResponseObject>
  /** The names of the security schemes that a call must satisfy; empty when anybody may call. */
  security: string[]
  module: string
  encrypted: boolean
  idempotent: boolean
  rejections: string[]
}

const strings = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []

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
  return {
    key: `${method.toUpperCase()} ${path}`,
    id: operation.operationId ?? `${method} ${path}`,
    method: method.toUpperCase(),
    path,
    tag: operation.tags?.[0] ?? 'untagged',
    parameters: [...inherited, ...own],
    body: body && { required: body.required ?? false, content: body.content },
    responses: Object.fromEntries(
      Object.entries(operation.responses ?? {}).map(([status, response]) => [
        status,
        resolve(contract, response),
      ]),
    ),
    security: Object.keys((operation.security ?? contract.security ?? [])[0] ?? {}),
    module: String(operation['x-module'] ?? operation.tags?.[0] ?? ''),
    encrypted: operation['x-encrypted'] === 'body',
    idempotent: operation['x-idempotent'] === true,
    rejections: strings(operation['x-rejections']),
  }
}

/** Every operation of a contract, in its order. */
export function listOperations(contract: Contract): Operation[] {
  return Object.entries(contract.paths ?? {}).flatMap(([path, reference]) => {
    const item = resolve<Record<string, unknown>>(contract, reference)
    const shared = Array.isArray(item.parameters)
      ? item.parameters.map((parameter) => resolve<Parameter>(contract, parameter))
      : []
    return methods
      .filter((method) => item[method])
      .map((method) =>
        // The filter above left the methods that the path has.
        readOperation(contract, path, method, shared, item[method] as OperationObject),
      )
  })
}
