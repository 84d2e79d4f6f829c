/**
 * Parses requests and validates them against the contract. This module is copied into generated
 * code.
 */

import { nestFields, readMultipart } from './fields.ts'
import { formType, isJson } from './mediaTypes.ts'
import { type ParameterFacts, type ParameterPlace, readForm } from './parameters.ts'
import type { InvalidRequest } from './rejection.ts'
import { decode } from './templates.ts'
import type { Violation } from './validation.ts'
import { bestOffer, type RequestValidators } from './validatorTables.ts'

/** Generated description of an operation's requests. */
export type JudgedOperation = {
  /** Documented media types of the body; empty if the operation has no request body. */
  bodyTypes: readonly string[]
  /** True if the body is a file. Only its type and size are checked. */
  takesBytes?: boolean
  /**
   * True if callers may encrypt the body. Encrypted bodies are accepted without validation, since
   * the mock has no key.
   */
  encrypted: boolean
  /** Parsing rules for the fields of a form body without nested fields; absent for other bodies. */
  form?: readonly ParameterFacts[]
  /** Separators of list fields in a form, by field name. */
  separators?: Readonly<Record<string, string>>
  /** Documented names of form fields that contain brackets. */
  bracketNames?: readonly string[]
}

/** Valid request with its values converted to the contract's types. */
export type ReadRequest = {
  path: Record<string, unknown>
  query: Record<string, unknown>
  headers: Headers
  /** Undefined if the request has no body, or a body of a media type that is not parsed. */
  body: unknown
}

export type JudgedRequest =
  | { invalidRequest: InvalidRequest; request?: undefined }
  | { request: ReadRequest; invalidRequest?: undefined }

const isForm = (mediaType: string) => mediaType === formType
const isMultipart = (contentType: string) => /^multipart\/form-data\b/i.test(contentType)
const isSealed = (body: unknown) => typeof body === 'object' && body !== null && 'enc' in body

const unreadable = (reason: string): InvalidRequest => ({
  kind: 'unreadable',
  violations: [{ path: '', reason }],
})

/** Parsed body with its violations, or the rejection of a body that cannot be parsed. */
type ReadBody =
  | { body: unknown; violations: Violation[] | null }
  | { invalidRequest: InvalidRequest }

async function fieldsOf(
  bytes: Uint8Array<ArrayBuffer>,
  contentType: string,
  { separators = {}, bracketNames }: JudgedOperation,
): Promise<Record<string, unknown> | undefined> {
  const fields = isMultipart(contentType)
    ? await readMultipart(bytes, contentType, bracketNames).catch(() => undefined)
    : nestFields(new URLSearchParams(new TextDecoder().decode(bytes)), bracketNames)
  for (const [name, separator] of Object.entries(separators)) {
    const text = fields?.[name]
    if (fields && typeof text === 'string') fields[name] = text.split(separator)
  }
  return fields
}

/** Parses a text body as JSON if the schema rejects the text itself. */
function readText(text: string, check: (body: unknown) => Violation[] | null): ReadBody {
  const violations = check(text)
  if (violations === null) return { body: text, violations }
  try {
    const body: unknown = JSON.parse(text)
    if (check(body) === null) return { body, violations: null }
  } catch {
    // A text that is not JSON is validated as text.
  }
  return { body: text, violations }
}

async function readSent(
  bytes: Uint8Array<ArrayBuffer>,
  contentType: string,
  operation: JudgedOperation,
  validators: RequestValidators,
): Promise<ReadBody> {
  const sent = contentType.split(';')[0]?.trim().toLowerCase() ?? ''
  const offered = bestOffer(operation.bodyTypes, sent)
  if (offered === undefined) {
    const reason = `must be ${operation.bodyTypes.join(' or ')}`
    return { body: undefined, violations: [{ path: 'Content-Type', reason }] }
  }
  const text = () => new TextDecoder().decode(bytes)
  if (isJson(sent)) {
    let body: unknown
    try {
      body = JSON.parse(text())
    } catch {
      return { invalidRequest: unreadable('must be JSON') }
    }
    const isTaken = operation.encrypted && isSealed(body)
    return { body, violations: isTaken ? null : validators.body(body, sent) }
  }
  if (operation.takesBytes) return { body: bytes, violations: validators.body(bytes, sent) }
  if (operation.form && isForm(sent)) {
    const body = readForm(operation.form, text())
    return { body, violations: validators.body(body, sent) }
  }
  if (isForm(sent) || isMultipart(sent)) {
    const body = await fieldsOf(bytes, contentType, operation)
    if (!body) return { invalidRequest: unreadable(`must be ${offered}`) }
    return { body, violations: validators.fields(body, sent) }
  }
  if (sent.startsWith('text/') && !/xml|html/.test(sent)) {
    return readText(text(), (body) => validators.body(body, sent))
  }
  return { body: undefined, violations: null }
}

async function readBody(
  request: Request,
  operation: JudgedOperation,
  validators: RequestValidators,
): Promise<ReadBody> {
  const bytes = new Uint8Array(
    operation.bodyTypes.length > 0 ? await request.clone().arrayBuffer() : [],
  )
  const contentType = request.headers.get('Content-Type') ?? ''
  if (bytes.byteLength > 0) return readSent(bytes, contentType, operation, validators)
  const sent = contentType.split(';')[0]?.trim().toLowerCase() ?? ''
  // An empty form is sent with an empty body. Each missing field is a violation.
  const isEmptyForm = isForm(sent) && bestOffer(operation.bodyTypes, sent) !== undefined
  const lacking = isEmptyForm ? validators.fields({}, sent) : null
  return { body: undefined, violations: lacking ?? validators.body(undefined) }
}

const cookiesOf = (headers: Headers) =>
  Object.fromEntries(
    (headers.get('Cookie') ?? '').split(';').flatMap((pair) => {
      const [name = '', ...value] = pair.trim().split('=')
      return name === '' ? [] : [[name, decode(value.join('='))]]
    }),
  )

/**
 * Validates the parameters and the body of a request. A body of a media type that is not parsed is
 * accepted without validation.
 * @param path the path parameters.
 */
export async function judge(
  request: Request,
  path: Record<string, string>,
  operation: JudgedOperation,
  validators: RequestValidators,
): Promise<JudgedRequest> {
  const sources = {
    path,
    query: new URL(request.url).searchParams,
    headers: request.headers,
    cookies: cookiesOf(request.headers),
  } as const satisfies Record<ParameterPlace, unknown>
  const read = {
    path: validators.read.path(sources.path),
    query: validators.read.query(sources.query),
    headers: validators.read.headers(sources.headers),
    cookies: validators.read.cookies(sources.cookies),
  }
  const body = await readBody(request, operation, validators)
  if ('invalidRequest' in body) return body
  const violations = [...Object.values(read), body].flatMap((one) => one.violations ?? [])
  if (violations.length > 0) return { invalidRequest: { kind: 'invalid', violations } }
  const { headers } = request
  return {
    request: { path: read.path.values, query: read.query.values, headers, body: body.body },
  }
}
