import { isNode, type Node } from '../node.ts'
import type { Resolve } from './operationsOf.ts'
import type { Findings } from './walkDocument.ts'

/**
 * Link between two schemas that apply to the same value: the keyword of the first schema, and the
 * second schema.
 */
type Link = { keyword: string; schema: Node }

const single = ['not', 'if', 'then', 'else']
const listKeywords = ['allOf', 'anyOf', 'oneOf']
const unions = ['anyOf', 'oneOf']

/**
 * Links to the schemas that apply to the same value. Properties and items are not links, since a
 * validator terminates on nested values.
 */
function linksOf(schema: Node, target: Resolve): Link[] {
  const links: Link[] = []
  const add = (keyword: string, value: unknown) => {
    if (isNode(value)) links.push({ keyword, schema: value })
  }
  if (typeof schema.$ref === 'string') add('$ref', target(schema))
  for (const keyword of single) add(keyword, schema[keyword])
  for (const keyword of listKeywords) {
    const parts = schema[keyword]
    if (Array.isArray(parts)) for (const part of parts) add(keyword, part)
  }
  if (isNode(schema.dependentSchemas)) {
    for (const part of Object.values(schema.dependentSchemas)) add('dependentSchemas', part)
  }
  return links
}

/** Finds the first cycle that leads from a schema back to itself. */
function findCycle(schemas: Iterable<Node>, target: Resolve): Link[] | undefined {
  const done = new Set<Node>()
  for (const start of schemas) {
    const way: { link: Link; rest: Link[] }[] = []
    const onWay = new Map<Node, number>()
    const enter = (link: Link) => {
      onWay.set(link.schema, way.length)
      way.push({ link, rest: linksOf(link.schema, target) })
    }
    if (!done.has(start)) enter({ keyword: '', schema: start })
    for (let top = way.at(-1); top; top = way.at(-1)) {
      const next = top.rest.pop()
      if (!next) {
        way.pop()
        onWay.delete(top.link.schema)
        done.add(top.link.schema)
        continue
      }
      const begin = onWay.get(next.schema)
      if (begin !== undefined) return [...way.slice(begin + 1).map(({ link }) => link), next]
      if (!done.has(next.schema)) enter(next)
    }
  }
  return undefined
}

/**
 * Breaks a cycle between a union and a schema that extends it: `Pet: oneOf [Cat]` and `Cat: allOf
 * [Pet]`. In `Cat`, the keywords of `Pet` without its `oneOf` replace the reference to `Pet`.
 * @returns the changed schema, `Cat`; undefined for any other kind of cycle.
 */
function cutFamily(cycle: readonly Link[]): Node | undefined {
  const at = (index: number) => cycle[index % cycle.length]
  const index = cycle.findIndex(
    (link, one) =>
      link.keyword === 'allOf' &&
      at(one + 1)?.keyword === '$ref' &&
      unions.includes(at(one + 2)?.keyword ?? ''),
  )
  const kind = at(index)?.schema
  const family = at(index + 1)?.schema
  if (index === -1 || !kind || !family) return undefined
  const { oneOf: _kinds, anyOf: _others, discriminator: _by, ...common } = family
  delete kind.$ref
  Object.assign(kind, common)
  return kind
}

/**
 * Breaks or reports cycles of references through which a schema includes itself. The validator of
 * such a schema would not terminate.
 * @param schemas every schema with a reference, and its location as pointer segments.
 */
export function breakCycles(
  schemas: ReadonlyMap<Node, readonly string[]>,
  target: Resolve,
  { problems, warnings }: Findings,
): void {
  for (;;) {
    const cycle = findCycle(schemas.keys(), target)
    if (!cycle) return
    const names = cycle.flatMap(({ keyword }, index) => {
      const from = cycle[(index + cycle.length - 1) % cycle.length]?.schema
      return keyword === '$ref' && isNode(from) ? [String(from.$ref)] : []
    })
    const holder = cycle.find(({ schema }) => typeof schema.$ref === 'string')?.schema
    const steps = (holder && schemas.get(holder)) ?? []
    const kind = cutFamily(cycle)
    const way = names.map((name) => `'${name}'`).join(' -> ')
    if (!kind) {
      const message = `the schema is made of itself: ${way}; leave the reference out, or put it into a property`
      problems.push({ steps: [...steps, '$ref'], message })
      return
    }
    const message = `a schema of which this is one is part of it: ${way}; it is read without its oneOf and anyOf here`
    warnings.push({ steps: schemas.get(kind) ?? steps, message })
  }
}
