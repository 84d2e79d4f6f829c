import { isNode, type Node } from '../node.ts'
import type { Resolve } from './operationsOf.ts'
import type { Findings } from './walkDocument.ts'

/** A schema that judges the same value as the one before it, and the keyword that leads to it. */
type Link = { keyword: string; schema: Node }

const single = ['not', 'if', 'then', 'else']
const listed = ['allOf', 'anyOf', 'oneOf']
const unions = ['anyOf', 'oneOf']

/**
 * What judges the very value that a schema judges. What is inside of the value ends every circle.
 */
function linksOf(schema: Node, target: Resolve): Link[] {
  const links: Link[] = []
  const add = (keyword: string, value: unknown) => {
    if (isNode(value)) links.push({ keyword, schema: value })
  }
  if (typeof schema.$ref === 'string') add('$ref', target(schema))
  for (const keyword of single) add(keyword, schema[keyword])
  for (const keyword of listed) {
    const parts = schema[keyword]
    if (Array.isArray(parts)) for (const part of parts) add(keyword, part)
  }
  if (isNode(schema.dependentSchemas)) {
    for (const part of Object.values(schema.dependentSchemas)) add('dependentSchemas', part)
  }
  return links
}

/** The first circle that leads from a schema to itself, each link with what it leads to. */
function findCircle(schemas: Iterable<Node>, target: Resolve): Link[] | undefined {
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
 * A kind that begins with all of its family, where the family is one of its kinds: `Pet: oneOf
 * [Cat]` and `Cat: allOf [Pet]`. The kind means what else the family says, so it says that itself.
 */
function cutFamily(circle: readonly Link[]): Node | undefined {
  const at = (index: number) => circle[index % circle.length]
  const index = circle.findIndex(
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
 * Finds schemas that stand for themselves: a validator would never come to an end with them.
 * @param schemas every schema that holds a reference, with the steps to it.
 */
export function cutCircles(
  schemas: ReadonlyMap<Node, readonly string[]>,
  target: Resolve,
  { problems, warnings }: Findings,
): void {
  for (;;) {
    const circle = findCircle(schemas.keys(), target)
    if (!circle) return
    const names = circle.flatMap(({ keyword }, index) => {
      const from = circle[(index + circle.length - 1) % circle.length]?.schema
      return keyword === '$ref' && isNode(from) ? [String(from.$ref)] : []
    })
    const holder = circle.find(({ schema }) => typeof schema.$ref === 'string')?.schema
    const steps = (holder && schemas.get(holder)) ?? []
    const kind = cutFamily(circle)
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
