import type { ParameterFacts, ParameterPlace } from '../runtime/parameters.ts'
import { queryNamesOf } from '../runtime/pathTails.ts'
import { type ByteLimits, byteLimitsOf } from './bytes.ts'
import {
  type Contract,
  type MediaType,
  type Parameter,
  type ResponseObject,
  resolve,
} from './contract.ts'
import type { Operation } from './operations.ts'
import { factsOf, parameterSchema, parametersIn } from './parameterFacts.ts'
import type { SchemaLibrary } from './schemas.ts'
import type { Side } from './sides.ts'

/** Names of schemas in the schema library, by media type or header name. */
export type SchemaNames = Record<string, string>

/** Operation with the names of the schemas that check its requests and responses. */
export type OperationPlan = {
  operation: Operation
  parameters: Record<ParameterPlace, ParameterPlan>
  body: { required: boolean; content: SchemaNames; bytes: ByteLimits } | undefined
  responses: Record<string, SchemaNames>
  /** Size limits of binary response bodies, by status. */
  responseBytes: Record<string, ByteLimits>
  /** Schema names of the documented response headers, by status. */
  headers: Record<string, SchemaNames>
}

type ParameterPlan = {
  facts: ParameterFacts[]
  /**
   * Name of one object schema for all parameters in this location; undefined without parameters.
   */
  schema: string | undefined
}

const nameContent = (
  library: SchemaLibrary,
  content: Record<string, MediaType> | undefined,
  bytes: ByteLimits,
  hint: string,
  side: Side,
): SchemaNames =>
  Object.fromEntries(
    Object.entries(content ?? {}).flatMap(([mediaType, { schema }]) =>
      schema === undefined || mediaType in bytes
        ? []
        : [[mediaType, library.add(schema, hint, side)]],
    ),
  )

const mapValues = <In, Out>(record: Record<string, In>, change: (value: In, key: string) => Out) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key)]))

const nameHeaders = (
  contract: Contract,
  library: SchemaLibrary,
  headers: ResponseObject['headers'],
  hint: string,
): SchemaNames =>
  Object.fromEntries(
    Object.entries(headers ?? {}).flatMap(([name, described]) => {
      const schema = parameterSchema(resolve(contract, described))
      return [[name, library.add(schema, `${hint}.${name}`)]]
    }),
  )

/** Adds one object schema for all parameters in one location; undefined without parameters. */
function parameterSetSchema(library: SchemaLibrary, parameters: Parameter[], hint: string) {
  if (parameters.length === 0) return undefined
  const schema = {
    type: 'object',
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
    properties: Object.fromEntries(
      parameters.map((parameter) => [parameter.name, parameterSchema(parameter)]),
    ),
  }
  return library.add(schema, hint)
}

/** Query parameters with credentials. The contract declares them as security schemes. */
function securityParameters(contract: Contract, operation: Operation): ParameterFacts[] {
  return operation.security.flatMap((name) => {
    // The linter checks the shape of security schemes.
    const scheme = contract.components?.securitySchemes?.[name] as
      | { in?: string; name?: string }
      | undefined
    return scheme?.in === 'query' && scheme.name ? [{ name: scheme.name, types: ['string'] }] : []
  })
}

/** Adds an operation's schemas to the library, and returns their names. */
export function planOperation(
  contract: Contract,
  library: SchemaLibrary,
  operation: Operation,
): OperationPlan {
  const place = (where: ParameterPlace) => {
    const parameters = parametersIn(operation.parameters, where)
    return {
      facts: parameters.map((parameter) => factsOf(contract, parameter)),
      schema: parameterSetSchema(library, parameters, `${operation.id}.${where}`),
    }
  }
  const query = place('query')
  const known = new Set(query.facts.map(({ name }) => name))
  const written = queryNamesOf(operation.path).filter((name) => !known.has(name))
  query.facts.push(
    ...securityParameters(contract, operation),
    ...written.map((name) => ({ name, types: [] })),
  )
  const { id, body, responses } = operation
  const bodyBytes = byteLimitsOf(contract, body?.content)
  const responseBytes = mapValues(responses, ({ content }) => byteLimitsOf(contract, content))
  return {
    operation,
    parameters: {
      query,
      path: place('path'),
      headers: place('headers'),
      cookies: place('cookies'),
    },
    body: body && {
      required: body.required,
      content: nameContent(library, body.content, bodyBytes, `${id}.body`, 'request'),
      bytes: bodyBytes,
    },
    responses: mapValues(responses, ({ content }, status) =>
      nameContent(library, content, responseBytes[status] ?? {}, `${id}.${status}`, 'response'),
    ),
    responseBytes,
    headers: mapValues(responses, ({ headers }, status) =>
      nameHeaders(contract, library, headers, `${id}.${status}`),
    ),
  }
}
