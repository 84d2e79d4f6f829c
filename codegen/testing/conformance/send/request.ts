import type { Operation, Parameter, Where } from '../contract/operations.ts'
import { type Document, readOwn } from '../contract/readDocument.ts'
import { bodyOf, concrete, essence } from './bodies.ts'
import { headerText, pathText, queryText } from './serialise.ts'

/** Entry of the generated `mocks/requests.ts`: a request with values of the contract's types. */
export type Sample = {
  path: Readonly<Record<string, unknown>>
  query: Readonly<Record<string, unknown>>
  headers: Readonly<Record<string, unknown>>
  cookies: Readonly<Record<string, unknown>>
  mediaType?: string
  body?: unknown
  /** Body of a file upload, in base64. */
  base64?: string | undefined
}

/** Additions to a sample request: headers, encoded query parts, or another server's base URL. */
export type Extras = { headers?: Record<string, string>; query?: string[]; server?: string }

const placeOf = { path: 'path', query: 'query', header: 'headers', cookie: 'cookies' } as const

/** Name of a sample's property that contains the parameters of a location. */
export const placeFor = (where: Where) => placeOf[where]

const writers = {
  path: pathText,
  query: queryText,
  header: headerText,
  cookie: headerText,
}

/** Encodes the parameters of a location that the sample contains. */
function writeParameters(
  operation: Operation,
  sample: Sample,
  where: Where,
): [Parameter, string][] {
  return operation.parameters
    .filter((parameter) => parameter.where === where)
    .flatMap((parameter): [Parameter, string][] => {
      const value = readOwn(sample[placeOf[where]], parameter.name)
      return value === undefined ? [] : [[parameter, writers[where](parameter, value)]]
    })
}

/** Request with the method TRACE, which `Request` rejects. */
class TraceRequest extends Request {
  override get method(): string {
    return 'TRACE'
  }
  override clone(): Request {
    return new TraceRequest(super.clone())
  }
}

/** Documented media type that a sample's body has. */
export const mediaOf = ({ body }: Operation, { mediaType = '' }: Sample) =>
  body?.content.find(({ type }) => type === mediaType) ??
  body?.content.find(({ type }) => essence(concrete(type)) === essence(concrete(mediaType)))

function encodeBody(document: Document, operation: Operation, sample: Sample) {
  const { mediaType, body, base64 } = sample
  if (['GET', 'HEAD', 'TRACE'].includes(operation.method)) return undefined
  if (base64 !== undefined) {
    const type = concrete(mediaType ?? 'application/octet-stream')
    return { type, body: new Uint8Array(Buffer.from(base64, 'base64')) }
  }
  const media = mediaOf(operation, sample)
  if (body === undefined || mediaType === undefined || !media) return undefined
  return bodyOf(document, media, mediaType, body)
}

/** Creates a request from a sample. */
export function requestOf(
  document: Document,
  operation: Operation,
  sample: Sample,
  { headers: otherHeaders = {}, query: otherQuery = [], server }: Extras = {},
): Request {
  const path = writeParameters(operation, sample, 'path').reduce(
    (text, [{ name }, value]) => text.replaceAll(`{${name}}`, () => value),
    operation.path,
  )
  const query = [
    ...writeParameters(operation, sample, 'query').map(([, text]) => text),
    ...otherQuery,
  ]
  const headers = new Headers()
  for (const [{ name }, value] of writeParameters(operation, sample, 'header'))
    headers.set(name, value)
  const cookies = writeParameters(operation, sample, 'cookie').map(
    ([{ name }, value]) => `${name}=${encodeURIComponent(value)}`,
  )
  if (cookies.length > 0) headers.set('Cookie', cookies.join('; '))
  const sent = encodeBody(document, operation, sample)
  if (sent?.type !== undefined) headers.set('Content-Type', sent.type)
  for (const [name, value] of Object.entries(otherHeaders)) headers.set(name, value)
  const base = (server ?? 'http://mock.test').replace(/\/$/, '')
  const [pathname = '', ...fragment] = path.split('#')
  const joint = pathname.includes('?') ? '&' : '?'
  const place = [pathname, query.join('&')].filter((one) => one !== '').join(joint)
  const address = [base + place, ...fragment].join('#')
  const isTrace = operation.method === 'TRACE'
  const init = {
    method: isTrace ? 'GET' : operation.method,
    headers,
    ...(sent && { body: sent.body }),
  }
  return isTrace ? new TraceRequest(address, init) : new Request(address, init)
}
