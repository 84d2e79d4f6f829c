import type { Place } from '../../runtime/collectionFacts.ts'
import { formType, isJson } from '../../runtime/mediaTypes.ts'
import type { MediaType } from '../contract.ts'
import type { OperationPlan } from '../plan.ts'
import type { Shape, Shapes } from '../shape.ts'
import { canonical, singular } from './nouns.ts'

/** A part of a body: where it is, and its shape. */
export type Part = { at: Place; shape: Shape }

const isForm = (mediaType: string) => mediaType === formType

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

/**
 * The objects and lists in a body, the outer ones first.
 * @param leadsOn whether to look into a property of an object.
 */
function partsOf(
  shapes: Shapes,
  schema: unknown,
  leadsOn: (outer: Part, name: string) => boolean,
): Part[] {
  const parts: Part[] = schema === undefined ? [] : [{ at: [], shape: shapes(schema) }]
  // The list grows while it is walked.
  for (const outer of parts) {
    for (const [name, property] of outer.shape.properties) {
      if (!leadsOn(outer, name)) continue
      const shape = shapes(property)
      if (shape.properties.size > 0 || shape.items !== undefined) {
        parts.push({ at: [...outer.at, name], shape })
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

/**
 * The objects of a body that may be an item: the body itself, or what it wraps and does not just
 * have as one property among others.
 * @param resource the name of the items' kind: `pets`.
 */
export const itemsIn = (shapes: Shapes, schema: unknown, resource: string): Part[] =>
  partsOf(
    shapes,
    schema,
    ({ at, shape }, name) =>
      at.length < 2 && (shape.properties.size <= 3 || holdsKind(name, resource)),
  ).filter(({ shape }) => shape.properties.size > 0)

/** An object with more properties than this is no envelope of a list. */
const widestEnvelope = 30

/** The lists of a body, each with the shape of what it lists. */
export const listsIn = (shapes: Shapes, schema: unknown): (Part & { list: Shape })[] =>
  partsOf(
    shapes,
    schema,
    ({ at, shape }) => at.length < 2 && shape.properties.size <= widestEnvelope,
  )
    .filter(({ shape }) => shape.items !== undefined && shape.properties.size === 0)
    .map(({ at, shape }) => ({ at, list: shape, shape: shapes(shape.items) }))
    .filter(({ shape }) => shape.properties.size > 0)

/** Whether most of what a request may hold there are properties of the item. */
export const isMostlyItem = ({ share }: { share: number }): boolean => share >= 0.5

/**
 * Where a request has the properties of an item: the object that has most of them and, of several,
 * the first of which most are the item's.
 * @returns undefined when it shares none; `share` is the part of its properties that the item has
 *   too.
 */
export function requestPlace(
  shapes: Shapes,
  plan: OperationPlan,
  item: Shape,
): (Part & { share: number }) | undefined {
  const schema = requestSchema(plan)
  if (schema === undefined || shapes(schema).items !== undefined) return undefined
  // What the item has a property for is that property.
  const mayWrap = ({ at }: Part, name: string) => at.length < 1 && !item.properties.has(name)
  const [best] = partsOf(shapes, schema, mayWrap)
    .filter(({ shape }) => shape.items === undefined)
    .map((part) => {
      const names = [...part.shape.properties.keys()]
      const shared = names.filter((name) => item.properties.has(name))
      const share = names.length === 0 ? 0 : shared.length / names.length
      return { ...part, share, count: shared.length }
    })
    .filter(({ share }) => share > 0)
    .sort(
      (one, other) =>
        other.count - one.count || Number(isMostlyItem(other)) - Number(isMostlyItem(one)),
    )
  return best
}
