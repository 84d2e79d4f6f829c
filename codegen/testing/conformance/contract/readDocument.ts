/**
 * Reads a contract for the independent validator. It shares no code with the generator, except the
 * bundler for contracts that consist of several files.
 */
import { readFile } from 'node:fs/promises'
import { bundle, createConfig, parseYaml } from '@redocly/openapi-core'

/** JSON object inside a contract. */
export type Node = { readonly [name: string]: unknown }

/** Contract as written: references are not resolved. */
export type Document = { root: Node; version: '3.0' | '3.1' }

/** Part of a contract, with the property names that lead to it. */
export type Place = { steps: readonly string[]; value: unknown }

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Own property of an object or list; inherited properties are ignored. */
export const readOwn = (value: unknown, name: string): unknown =>
  (isNode(value) || Array.isArray(value)) && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined

/** Entries of an object; empty for any other value. */
export const members = (value: unknown): [name: string, member: unknown][] =>
  isNode(value) ? Object.entries(value) : []

/** Items of a list; empty for any other value. */
export const items = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const refersElsewhere = (text: string) => /["']?\$ref["']?\s*:\s*["']?[^"'#\s{]/.test(text)

async function parse(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8')
  if (!refersElsewhere(text)) return file.endsWith('.json') ? JSON.parse(text) : parseYaml(text)
  const { bundle: bundled } = await bundle({ ref: file, config: await createConfig({}) })
  return bundled.parsed
}

/** Reads a contract from a file, together with the files that it refers to. */
export async function readDocument(file: string): Promise<Document> {
  const root = await parse(file)
  if (!isNode(root)) throw new Error(`${file} holds no object`)
  return { root, version: String(root.openapi).startsWith('3.0') ? '3.0' : '3.1' }
}

const stepsOf = (pointer: string) =>
  pointer
    .replace(/^#\/?/, '')
    .split('/')
    .map((step) => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~'))

/**
 * Part of the document that a local reference refers to. Its value is undefined if there is no such
 * part.
 */
function lookUp({ root }: Document, pointer: string): Place {
  const steps = pointer === '#' ? [] : stepsOf(pointer)
  return { steps, value: steps.reduce<unknown>(readOwn, root) }
}

/**
 * Follows a part's reference to its final target. Returns the part itself if it is not a reference.
 */
export function follow(document: Document, place: Place): Place {
  let at = place
  for (let hops = 0; hops < 50; hops += 1) {
    const reference = readOwn(at.value, '$ref')
    if (typeof reference !== 'string' || !reference.startsWith('#/')) return at
    at = lookUp(document, reference)
  }
  return { steps: at.steps, value: undefined }
}

/** Part inside another part, by property names. References on the way are followed. */
export const descend = (document: Document, place: Place, ...names: string[]): Place =>
  names.reduce<Place>((at, name) => {
    const { steps, value } = follow(document, at)
    return { steps: [...steps, name], value: readOwn(value, name) }
  }, place)
