/**
 * Parses form fields. Their names may encode nested objects and lists. This module is copied into
 * generated code.
 */
import { isJson } from './mediaTypes.ts'

type Fields = { [name: string]: unknown }

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** Splits a field name at its brackets: `a[b][]` becomes `a`, `b` and an empty text. */
function stepsOf(name: string): string[] {
  const open = name.indexOf('[')
  if (open <= 0 || !name.endsWith(']')) return [name]
  return [name.slice(0, open), ...name.slice(open + 1, -1).split('][')]
}

/** Converts objects with the keys 0, 1, 2… to lists, at every level. */
function asLists(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asLists)
  if (!isFields(value)) return value
  const keys = Object.keys(value)
  const isList = keys.length > 0 && keys.every((key, index) => key === String(index))
  if (isList) return keys.map((key) => asLists(value[key]))
  return Object.fromEntries(keys.map((key) => [key, asLists(value[key])]))
}

/** Sets a field. A second value of the same name turns the field into a list. */
function put(fields: Fields, name: string, value: unknown, isList: boolean): void {
  const present = Object.hasOwn(fields, name) ? fields[name] : undefined
  if (Array.isArray(present)) present.push(value)
  else fields[name] = present === undefined ? (isList ? [value] : value) : [present, value]
}

/**
 * Combines fields into one object: `a[b]=1` becomes `{ a: { b: '1' } }`, `a[]=1` becomes `{ a:
 * ['1'] }`, and a repeated name becomes a list.
 * @param bracketNames documented names that contain brackets and are not split.
 */
export function nestFields(
  entries: Iterable<readonly [string, unknown]>,
  bracketNames: readonly string[] = [],
): Fields {
  // An object without a prototype has no inherited names, so no field name is special.
  const root: Fields = Object.create(null)
  for (const [name, value] of entries) {
    const steps = bracketNames.includes(name) ? [name] : stepsOf(name)
    const isList = steps.length > 1 && steps.at(-1) === ''
    if (isList) steps.pop()
    const last = steps.pop() ?? name
    let at = root
    for (const step of steps) {
      const next = Object.hasOwn(at, step) ? at[step] : undefined
      const inner: Fields = isFields(next) && !Array.isArray(next) ? next : Object.create(null)
      at[step] = inner
      at = inner
    }
    put(at, last, value, isList)
  }
  return Object.fromEntries(Object.entries(root).map(([name, value]) => [name, asLists(value)]))
}

/** Bytes of a file as text with one character per byte, as schemas of format `binary` expect. */
async function textOf(value: FormDataEntryValue): Promise<unknown> {
  if (typeof value === 'string') return value
  if (isJson(value.type)) return value.text()
  const bytes = new Uint8Array(await value.arrayBuffer())
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return text
}

/**
 * Parses a multipart body into its fields.
 * @param contentType the `Content-Type` header with the boundary.
 * @param bracketNames documented field names that contain brackets and are not split.
 * @throws {TypeError} when the bytes are not a multipart body.
 */
export async function readMultipart(
  bytes: Uint8Array<ArrayBuffer>,
  contentType: string,
  bracketNames: readonly string[] = [],
): Promise<Fields> {
  const response = new Response(bytes, { headers: { 'Content-Type': contentType } })
  const parts = [...(await response.formData())]
  return nestFields(
    await Promise.all(
      parts.map(async ([name, value]): Promise<[string, unknown]> => [name, await textOf(value)]),
    ),
    bracketNames,
  )
}
