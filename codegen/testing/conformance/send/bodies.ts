import { facetsOf, propertiesOf, valuesOf } from '../contract/facets.ts'
import type { Media } from '../contract/operations.ts'
import { type Document, isNode, type Place, readOwn } from '../contract/readDocument.ts'
import { queryText } from './serialise.ts'

/**
 * Encoded body of a request. `type` is undefined for a multipart form: `fetch` sets the
 * `Content-Type` header with the boundary.
 */
export type RequestBody = {
  type: string | undefined
  body: string | Uint8Array<ArrayBuffer> | FormData
}

export const essence = (type: string): string => (type.split(';')[0] ?? '').trim().toLowerCase()
export const isJson = (type: string): boolean => /[/+]json$/.test(essence(type))

/** Replaces a media range by one of its media types. */
export const concrete = (type: string): string =>
  type
    .replace('*/*', 'application/json')
    .replace('application/*+json', 'application/hal+json')
    .replace('application/*', 'application/json')
    .replace('text/*', 'text/plain')
    .replace('image/*', 'image/png')
    .replace('/*', '/octet-stream')

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

function formText({ encoding }: Media, value: unknown): string {
  if (!isNode(value)) return asText(value)
  return Object.entries(value)
    .map(([name, field]) => {
      const described = readOwn(encoding, name)
      const style = String(readOwn(described, 'style') ?? 'form')
      const explode = readOwn(described, 'explode') ?? style === 'form'
      const type = String(readOwn(described, 'contentType') ?? '')
      return queryText({ name, style, explode: explode === true, isJson: isJson(type) }, field)
    })
    .filter((one) => one !== '')
    .join('&')
}

/** True if a form part is a file instead of text. */
function isFile(document: Document, schema: Place): boolean {
  const facets = facetsOf(document, schema)
  return (
    valuesOf(facets, 'format').includes('binary') ||
    valuesOf(facets, 'contentMediaType').some((type) => !isJson(String(type)))
  )
}

function parts(document: Document, { schema, encoding }: Media, value: unknown): FormData {
  const form = new FormData()
  const properties = propertiesOf(document, facetsOf(document, schema))
  const add = (name: string, field: unknown) => {
    const place = properties.get(name)
    const item = place && { steps: [...place.steps, 'items'], value: readOwn(place.value, 'items') }
    const file = [place, item].some((one) => one?.value !== undefined && isFile(document, one))
    const described = readOwn(readOwn(encoding, name), 'contentType')
    const [type = ''] = String(described ?? '').split(',')
    if (file) {
      form.append(
        name,
        new Blob([asText(field)], { type: type || 'application/octet-stream' }),
        'file',
      )
    } else if (isNode(field) || Array.isArray(field)) {
      form.append(name, new Blob([JSON.stringify(field)], { type: 'application/json' }))
    } else form.append(name, asText(field))
  }
  for (const [name, field] of isNode(value) ? Object.entries(value) : []) {
    if (Array.isArray(field)) for (const one of field) add(name, one)
    else add(name, field)
  }
  return form
}

const escapeXml = (value: unknown) =>
  asText(value).replace(/[<>&]/g, (character) => `&#${character.charCodeAt(0)};`)

function element(name: string, value: unknown): string {
  if (Array.isArray(value)) return value.map((item) => element(name, item)).join('')
  const inner = isNode(value)
    ? Object.entries(value)
        .map(([key, one]) => element(key, one))
        .join('')
    : escapeXml(value)
  return `<${name}>${inner}</${name}>`
}

/** Encodes a value as a body of a media type. */
export function bodyOf(
  document: Document,
  media: Media,
  mediaType: string,
  value: unknown,
): RequestBody {
  const type = concrete(mediaType)
  const kind = essence(type)
  if (kind === 'application/x-www-form-urlencoded') return { type, body: formText(media, value) }
  if (kind === 'multipart/form-data')
    return { type: undefined, body: parts(document, media, value) }
  if (isJson(kind)) return { type, body: JSON.stringify(value) }
  if (/[/+]xml$/.test(kind) && typeof value !== 'string')
    return { type, body: element('root', value) }
  return { type, body: asText(value) }
}
