/** Builds a contract's validators from the generated data of each operation. */

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
  /** Body validators by media type; undefined for a call without a body. */
  body?: { required: boolean; content: Record<string, Validate> }
  /** Response validators by status and media type. */
  responses: Record<string, Record<string, Validate>>
}

export type RequestValidators = Record<
  ParameterPlace,
  (source: ParameterSource) => ReturnType<Check>
> & {
  /** @param mediaType of the body; the preferred one by default. */
  body: (value: unknown, mediaType?: string) => ReturnType<Check>
  /**
   * Validates the fields of a form, which are texts.
   * @param fields is changed in place to the contract's types.
   */
  fields: (fields: Record<string, unknown>, mediaType: string) => ReturnType<Check>
  /** Parameters with the contract's types and defaults, and their violations. */
  read: Record<ParameterPlace, (source: ParameterSource) => ReadParameters>
}

/** Validator of a parsed body's media type, JSON first. */
function preferred(content: Record<string, Validate>): Validate | undefined {
  const types = Object.keys(content)
  return content[types.find(isJson) ?? types[0] ?? '']
}

const essenceOf = (mediaType: string) => mediaType.split(';')[0]?.trim().toLowerCase() ?? ''

/** True if a media type matches an offered range: itself, its kind with `*`, or any. */
function accepts(offered: string, mediaType: string): boolean {
  const pattern = essenceOf(offered)
    .replace(/[.+^$(){}|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
  return new RegExp(`^${pattern}$`).test(essenceOf(mediaType))
}

/** Most specific of the offered media types that matches. */
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

/** @returns by operation the checks of its body and of the parameters of each place. */
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
  // Object.fromEntries widens the type of the keys.
  return Object.fromEntries(entries) as Record<Key, RequestValidators>
}

/** @returns by operation and documented status the check of the response body. */
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
  // Object.fromEntries widens the keys of the table.
  return Object.fromEntries(entries) as Record<Key, Record<string, Check>>
}
