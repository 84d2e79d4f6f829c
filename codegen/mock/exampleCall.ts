import type { SampleRequest } from '../sample/requests.ts'
import type { ExampleCall } from './messages.ts'

const isPlain = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value)

const texts = (values: Readonly<Record<string, unknown>>) =>
  Object.entries(values).map(([name, value]): [string, string] => [name, String(value)])

const isJson = (mediaType = '') => /[/+]json\b/.test(mediaType)

const isForm = (mediaType = '') => mediaType.startsWith('application/x-www-form-urlencoded')

/** Body as text: undefined without a body, null for a body that cannot be written as text. */
function textOf({ body, mediaType, base64 }: SampleRequest): string | undefined | null {
  if (base64 !== undefined) return null
  if (isJson(mediaType)) return JSON.stringify(body)
  if (isForm(mediaType) && typeof body === 'object' && body !== null) {
    const fields = Object.entries(body)
    if (!fields.every(([, value]) => isPlain(value))) return null
    return new URLSearchParams(texts(Object.fromEntries(fields))).toString() || undefined
  }
  return body === undefined || typeof body === 'string' ? body : null
}

/**
 * Converts a sample request to a call whose parts are all text. Undefined if a parameter is a list
 * or an object, or the body is neither JSON, text nor a form of scalar values.
 * @param path path in the contract, with parameter names in braces.
 */
export function exampleCallOf(path: string, sample: SampleRequest): ExampleCall | undefined {
  const { query, headers, cookies, mediaType } = sample
  const values = [sample.path, query, headers, cookies].flatMap((part) => Object.values(part))
  const body = textOf(sample)
  if (body === null || !values.every(isPlain)) return undefined
  const filled = texts(sample.path).reduce(
    (url, [name, value]) => url.replaceAll(`{${name}}`, encodeURIComponent(value)),
    path,
  )
  const search = new URLSearchParams(texts(query)).toString()
  const cookie = texts(cookies)
    .map((pair) => pair.join('='))
    .join('; ')
  return {
    url: search === '' ? filled : `${filled}?${search}`,
    headers: {
      ...Object.fromEntries(texts(headers)),
      ...(cookie !== '' && { Cookie: cookie }),
      ...(body !== undefined && mediaType !== undefined && { 'Content-Type': mediaType }),
    },
    ...(body !== undefined && { body }),
  }
}

/** Quotes a string for a POSIX shell. A single quote is written as `'\''`. */
const quote = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`

/** Formats a call as a curl command. */
export function curlOf(
  origin: string,
  method: string,
  { url, headers, body }: ExampleCall,
): string {
  return [
    'curl',
    ...(method === 'GET' ? [] : [`--request ${method}`]),
    quote(origin + url),
    ...Object.entries(headers).map(([name, value]) => `--header ${quote(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`--data ${quote(body)}`]),
  ].join(' ')
}
