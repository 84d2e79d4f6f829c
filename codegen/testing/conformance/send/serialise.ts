import type { Parameter } from '../contract/operations.ts'
import { isNode } from '../contract/readDocument.ts'

const text = (value: unknown): string =>
  typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value)

const encode = (value: unknown) => encodeURIComponent(text(value))

/** Joins the entries of an object: `k,v` or `k=v`. */
const pairs = (value: Record<string, unknown>, between: string, joint: string, write = encode) =>
  Object.entries(value)
    .map(([name, one]) => `${write(name)}${between}${write(one)}`)
    .join(joint)

const delimiters: Record<string, string> = { spaceDelimited: '%20', pipeDelimited: '|' }

function deepObject(name: string, value: unknown): string[] {
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => deepObject(`${name}[${index}]`, item))
  }
  if (!isNode(value)) return [`${name}=${encode(value)}`]
  return Object.entries(value).flatMap(([key, inner]) =>
    deepObject(`${name}[${encode(key)}]`, inner),
  )
}

/** Encodes a query parameter or form field as `name=value`. */
export function queryText(
  { name, style, explode, isJson }: Pick<Parameter, 'name' | 'style' | 'explode' | 'isJson'>,
  value: unknown,
): string {
  const key = encode(name)
  if (isJson) return `${key}=${encode(JSON.stringify(value))}`
  if (style === 'deepObject') return deepObject(key, value).join('&')
  const joint = delimiters[style] ?? ','
  if (Array.isArray(value)) {
    return explode
      ? value.map((item) => `${key}=${encode(item)}`).join('&')
      : `${key}=${value.map(encode).join(joint)}`
  }
  if (!isNode(value)) return `${key}=${encode(value)}`
  return explode ? pairs(value, '=', '&') : `${key}=${pairs(value, joint, joint)}`
}

export function pathText({ name, style, explode, isJson }: Parameter, value: unknown): string {
  if (isJson) return encode(JSON.stringify(value))
  const prefix = { label: '.', matrix: ';' }[style] ?? ''
  const joint = explode && prefix !== '' ? prefix : ','
  const isMatrix = style === 'matrix'
  if (Array.isArray(value)) {
    if (isMatrix && explode) return value.map((item) => `;${encode(name)}=${encode(item)}`).join('')
    return `${prefix}${isMatrix ? `${encode(name)}=` : ''}${value.map(encode).join(joint)}`
  }
  if (isNode(value)) {
    const written = pairs(value, explode ? '=' : ',', joint)
    return `${prefix}${isMatrix && !explode ? `${encode(name)}=` : ''}${written}`
  }
  return `${prefix}${isMatrix ? `${encode(name)}=` : ''}${encode(value)}`
}

/** Encodes the value of a header or cookie. Commas separate the items of a list or object. */
export function headerText(
  { explode, isJson }: Pick<Parameter, 'explode' | 'isJson'>,
  value: unknown,
): string {
  if (isJson) return JSON.stringify(value)
  if (Array.isArray(value)) return value.map(text).join(',')
  return isNode(value) ? pairs(value, explode ? '=' : ',', ',', text) : text(value)
}
