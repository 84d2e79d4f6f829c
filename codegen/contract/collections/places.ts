import type { Place } from '../../runtime/collectionFacts.ts'
import type { MediaType } from '../contract.ts'
import type { OperationPlan } from '../plan.ts'
import { canonical, type Shape, type Shapes, singular } from './shape.ts'

/** A part of a body: where it is, and its shape. */
export type Part = { at: Place; shape: Shape }

const isJson = (mediaType: string) => /[/+]json\b/.test(mediaType)
const isForm = (mediaType: string) => mediaType === 'application/x-www-form-urlencoded'

const schemaIn = (content: Record<string, MediaType> | undefined, of: (type: string) => boolean) =>
  Object.entries(content ?? {}).find(([type, { schema }]) => of(type) && schema !== undefined)?.[1]
    .schema

/**
 * What an operation answers when all goes well: the documented status, as a handler chooses it, and
 * the schema of its JSON; undefined when it has none.
 */
export function successOf({
  operation,
}: OperationPlan): { status: string; schema: unknown } | undefined {
  const statuses = Object.keys(operation.responses)
  const status = ['2', 'default']
    .map((start) => statuses.find((one) => one.startsWith(start)))
    .find(Boolean)
  if (status === undefined) return undefined
  return { status, schema: schemaIn(operation.responses[status]?.content, isJson) }
}

/** The schema of what an operation takes as JSON, or else as a form, or as anything. */
export const requestSchema = ({ operation }: OperationPlan): unknown =>
  [isJson, isForm, (type: string) => type === '*/*']
    .map((of) => schemaIn(operation.body?.content, of))
    .find((schema) => schema !== undefined)

/** The objects and lists in a body that lie at most `deepest` properties down, the outer ones first. */
export function partsOf(shapes: Shapes, schema: unknown, deepest = 2): Part[] {
  const parts: Part[] = schema === undefined ? [] : [{ at: [], shape: shapes(schema) }]
  // The list grows while it is walked.
  for (const { at, shape } of parts) {
    if (at.length >= deepest) continue
    for (const [name, property] of shape.properties) {
      const inner = shapes(property)
      if (inner.properties.size > 0 || inner.items !== undefined) {
        parts.push({ at: [...at, name], shape: inner })
      }
    }
  }
  return parts
}

const wrappers = new Set(
  'data result results value response payload body content output entity resource item record object d'.split(
    ' ',
  ),
)

/** Whether a wrapper's name says that it holds items of a kind, or just anything. */
export function holdsKind(name: string, resource: string): boolean {
  const [inner, kind] = [singular(canonical(name)), singular(canonical(resource))]
  return wrappers.has(canonical(name)) || inner.includes(kind) || kind.includes(inner)
}

/** Whether an object wraps one of its properties, instead of having it as one among others. */
const wraps = (outer: Shape, name: string, resource: string) =>
  outer.properties.size <= 3 || holdsKind(name, resource)

/**
 * The objects of a body that may be an item: the body itself, or what it only wraps.
 * @param resource the name of the items' kind: `pets`.
 */
export function itemsIn(shapes: Shapes, schema: unknown, resource: string): Part[] {
  const parts = partsOf(shapes, schema).filter(({ shape }) => shape.properties.size > 0)
  const isWrapped = ({ at }: Part) =>
    at.every((name, depth) => {
      const outer = parts.find((part) => part.at.join('/') === at.slice(0, depth).join('/'))
      return outer !== undefined && wraps(outer.shape, name, resource)
    })
  return parts.filter(isWrapped)
}

/** The lists of a body, each with the shape of what it lists. */
export const listsIn = (shapes: Shapes, schema: unknown): (Part & { list: Shape })[] =>
  partsOf(shapes, schema)
    .filter(({ shape }) => shape.items !== undefined && shape.properties.size === 0)
    .map(({ at, shape }) => ({ at, list: shape, shape: shapes(shape.items) }))
    .filter(({ shape }) => shape.properties.size > 0)

/**
 * Where a request has the properties of an item: the object of whose properties most are the item's.
 * @returns undefined when it shares none; `share` is the part of its properties that the item has too.
 */
export function requestPlace(
  shapes: Shapes,
  plan: OperationPlan,
  item: Shape,
): (Part & { share: number }) | undefined {
  const schema = requestSchema(plan)
  if (schema === undefined || shapes(schema).items !== undefined) return undefined
  const [best] = partsOf(shapes, schema, 1)
    .filter(({ shape }) => shape.items === undefined)
    .map((part) => {
      const names = [...part.shape.properties.keys()]
      const shared = names.filter((name) => item.properties.has(name))
      return { ...part, share: names.length === 0 ? 0 : shared.length / names.length }
    })
    .filter(({ share }) => share > 0)
    .sort((one, other) => other.share - one.share)
  return best
}
