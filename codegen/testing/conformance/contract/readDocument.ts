/**
 * Reads a contract for the judge. It shares nothing with the generator but the bundler, and that
 * only for contracts of several files.
 */
import { readFile } from 'node:fs/promises'
import { bundle, createConfig, parseYaml } from '@redocly/openapi-core'

/** A JSON object of the document. */
export type Node = { readonly [name: string]: unknown }

/** A contract as it is written, references kept. */
export type Document = { root: Node; version: '3.0' | '3.1' }

/** A part of the document, with the steps that lead to it. */
export type Place = { steps: readonly string[]; value: unknown }

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What an object has itself under a name; nothing of its prototype. */
export const own = (value: unknown, name: string): unknown =>
  (isNode(value) || Array.isArray(value)) && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined

/** The members of an object; none of what is no object. */
export const members = (value: unknown): [name: string, member: unknown][] =>
  isNode(value) ? Object.entries(value) : []

/** The items of a list; none of what is no list. */
export const items = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const refersElsewhere = (text: string) => /["']?\$ref["']?\s*:\s*["']?[^"'#\s{]/.test(text)

async function parse(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8')
  if (!refersElsewhere(text)) return file.endsWith('.json') ? JSON.parse(text) : parseYaml(text)
  const { bundle: bundled } = await bundle({ ref: file, config: await createConfig({}) })
  return bundled.parsed
}

/** Reads a contract from a file, and from those that it refers to. */
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

/** The part of the document behind a local reference; one that leads nowhere has no value. */
function lookUp({ root }: Document, pointer: string): Place {
  const steps = pointer === '#' ? [] : stepsOf(pointer)
  return { steps, value: steps.reduce<unknown>(own, root) }
}

/** The place that a reference stands for at last, or the place itself. */
export function follow(document: Document, place: Place): Place {
  let at = place
  for (let hops = 0; hops < 50; hops += 1) {
    const reference = own(at.value, '$ref')
    if (typeof reference !== 'string' || !reference.startsWith('#/')) return at
    at = lookUp(document, reference)
  }
  return { steps: at.steps, value: undefined }
}

/** The place some steps further in, behind references on the way and at its end. */
export const descend = (document: Document, place: Place, ...names: string[]): Place =>
  names.reduce<Place>((at, name) => {
    const { steps, value } = follow(document, at)
    return { steps: [...steps, name], value: own(value, name) }
  }, place)
