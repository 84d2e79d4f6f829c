import type { SampleRequest } from '../sample/requests.ts'
import type { ExampleCall } from './messages.ts'

const isPlain = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value)

const texts = (values: Readonly<Record<string, unknown>>) =>
  Object.entries(values).map(([name, value]): [string, string] => [name, String(value)])

const isJson = (mediaType = '') => /[/+]json\b/.test(mediaType)

const isForm = (mediaType = '') => mediaType.startsWith('application/x-www-form-urlencoded')

/** The body as text; undefined when there is none, null when it cannot be written as text. */
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
 * A valid request as text. How lists and objects are written in a URL is left to clients, as are
 * bodies that are neither JSON, text nor a form of single values.
 * @param path of the contract, with its variables
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

/** For a shell: in single quotes, of which one in the text ends and begins them again. */
const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`

/** The call as a line for a terminal. */
export function curlOf(
  origin: string,
  method: string,
  { url, headers, body }: ExampleCall,
): string {
  return [
    'curl',
    ...(method === 'GET' ? [] : [`--request ${method}`]),
    quoted(origin + url),
    ...Object.entries(headers).map(([name, value]) => `--header ${quoted(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`--data ${quoted(body)}`]),
  ].join(' ')
}
