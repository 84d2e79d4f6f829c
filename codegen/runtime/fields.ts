/** Reads the fields of forms, whose names may encode a structure. Copied beside generated code. */
import { isJson } from './mediaTypes.ts'

type Fields = { [name: string]: unknown }

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** Steps of a name: `a[b][]` has `a`, `b` and an empty step. */
function stepsOf(name: string): string[] {
  const open = name.indexOf('[')
  if (open <= 0 || !name.endsWith(']')) return [name]
  return [name.slice(0, open), ...name.slice(open + 1, -1).split('][')]
}

/** Converts an object with the keys 0, 1, 2… to a list. */
function asLists(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asLists)
  if (!isFields(value)) return value
  const keys = Object.keys(value)
  const isList = keys.length > 0 && keys.every((key, index) => key === String(index))
  if (isList) return keys.map((key) => asLists(value[key]))
  return Object.fromEntries(keys.map((key) => [key, asLists(value[key])]))
}

/** Sets a value under a name; a second value makes a list. */
function put(fields: Fields, name: string, value: unknown, isList: boolean): void {
  const present = Object.hasOwn(fields, name) ? fields[name] : undefined
  if (Array.isArray(present)) present.push(value)
  else fields[name] = present === undefined ? (isList ? [value] : value) : [present, value]
}

/**
 * Fields as one object: `a[b]=1` as `{ a: { b: '1' } }`, `a[]=1` as `{ a: ['1'] }`, and repeated
 * names as a list.
 * @param bracketNames names with literal brackets.
 */
export function nestFields(
  entries: Iterable<readonly [string, unknown]>,
  bracketNames: readonly string[] = [],
): Fields {
  // Without a prototype no field name has a special meaning.
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

/** File's bytes as a text with one character per byte, which a schema of format `binary` checks. */
async function textOf(value: FormDataEntryValue): Promise<unknown> {
  if (typeof value === 'string') return value
  if (isJson(value.type)) return value.text()
  const bytes = new Uint8Array(await value.arrayBuffer())
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return text
}

/**
 * Parts of a multipart body.
 * @param contentType with its boundary.
 * @param bracketNames part names with literal brackets.
 * @throws {TypeError} when the bytes are no such body.
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
