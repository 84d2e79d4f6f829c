/** Builds the validators of a contract from the generated data of its operations. */

import { validateTexts } from './coercion.ts'
import { isJson } from './mediaTypes.ts'
import {
  type ParameterFacts,
  type ParameterPlace,
  type ParameterSource,
  type ReadParameters,
  readParameters,
} from './parameters.ts'
import { type Check, checkWith, type Validate, type Violation, violationsOf } from './validation.ts'

/** Generated data of one operation. */
export type OperationValidation = {
  parameters: Record<ParameterPlace, { facts: readonly ParameterFacts[]; validate?: Validate }>
  /** Body validators by media type; absent for an operation without a request body. */
  body?: { required: boolean; content: Record<string, Validate> }
  /** Response validators by status and media type. */
  responses: Record<string, Record<string, Validate>>
}

export type RequestValidators = Record<
  ParameterPlace,
  (source: ParameterSource) => ReturnType<Check>
> & {
  /**
   * Validates a parsed body.
   * @param mediaType media type of the body; by default JSON, else the first documented one.
   */
  body: (value: unknown, mediaType?: string) => ReturnType<Check>
  /**
   * Converts the texts of a form's fields, and validates the fields.
   * @param fields is changed in place: its values get the contract's types.
   */
  fields: (fields: Record<string, unknown>, mediaType: string) => ReturnType<Check>
  /** Parsers of each location's parameters. They add defaults and report violations. */
  read: Record<ParameterPlace, (source: ParameterSource) => ReadParameters>
}

/** Validator of the JSON media type, else of the first media type. */
function preferred(content: Record<string, Validate>): Validate | undefined {
  const types = Object.keys(content)
  return content[types.find(isJson) ?? types[0] ?? '']
}

const essenceOf = (mediaType: string) => mediaType.split(';')[0]?.trim().toLowerCase() ?? ''

/** True if a documented media range, which may contain `*`, includes a media type. */
function accepts(offered: string, mediaType: string): boolean {
  const pattern = essenceOf(offered)
    .replace(/[.+^$(){}|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
  return new RegExp(`^${pattern}$`).test(essenceOf(mediaType))
}

/** Documented media range that includes a media type. A range without `*` is preferred. */
export const bestOffer = (offers: readonly string[], mediaType: string): string | undefined =>
  offers
    .filter((one) => accepts(one, mediaType))
    .toSorted((one, other) => Number(one.includes('*')) - Number(other.includes('*')))[0]

const problem = (reason: string) => [{ path: '', reason }]

type Body = OperationValidation['body']

function validatorFor(body: NonNullable<Body>, mediaType: string | undefined) {
  if (mediaType === undefined) return preferred(body.content)
  return body.content[bestOffer(Object.keys(body.content), mediaType) ?? '']
}

function bodyCheck(body: Body): RequestValidators['body'] {
  if (!body) return (value) => (value === undefined ? null : problem('must be empty'))
  return (value, mediaType) => {
    if (value === undefined) return body.required ? problem('must be present') : null
    const validate = validatorFor(body, mediaType)
    return validate ? checkWith(validate)(value) : null
  }
}

const fieldsCheck =
  (body: Body): RequestValidators['fields'] =>
  (fields, mediaType): Violation[] | null => {
    const validate = body && validatorFor(body, mediaType)
    if (!validate || validateTexts(validate, fields)) return null
    return violationsOf(validate.errors ?? [])
  }

/** @returns the validators of body and parameters, by operation. */
export function createRequestValidators<Key extends string>(
  table: Record<Key, OperationValidation>,
): Record<Key, RequestValidators> {
  const entries = Object.entries<OperationValidation>(table).map(([key, { parameters, body }]) => {
    const reader = (place: ParameterPlace) => (source: ParameterSource) =>
      readParameters(place, parameters[place].facts, parameters[place].validate, source)
    const read = {
      query: reader('query'),
      path: reader('path'),
      headers: reader('headers'),
      cookies: reader('cookies'),
    }
    const validators: RequestValidators = {
      body: bodyCheck(body),
      fields: fieldsCheck(body),
      query: (source) => read.query(source).violations,
      path: (source) => read.path(source).violations,
      headers: (source) => read.headers(source).violations,
      cookies: (source) => read.cookies(source).violations,
      read,
    }
    return [key, validators]
  })
  // The cast is safe: the entries have the keys of `table`. Object.fromEntries types keys as
  // strings.
  return Object.fromEntries(entries) as Record<Key, RequestValidators>
}

/** @returns the validators of response bodies, by operation and documented status. */
export function createResponseValidators<Key extends string>(
  table: Record<Key, OperationValidation>,
): Record<Key, Record<string, Check>> {
  const empty: Check = (value) =>
    value === undefined || value === null || value === '' ? null : problem('must be empty')
  const entries = Object.entries<OperationValidation>(table).map(([key, { responses }]) => [
    key,
    Object.fromEntries(
      Object.entries(responses).map(([status, content]) => {
        const validate = preferred(content)
        return [status, validate ? checkWith(validate) : empty]
      }),
    ),
  ])
  // The cast is safe: the entries have the keys of `table`. Object.fromEntries types keys as
  // strings.
  return Object.fromEntries(entries) as Record<Key, Record<string, Check>>
}
