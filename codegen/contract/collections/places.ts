import type { Place } from '../../runtime/collectionFacts.ts'
import { formType, isJson } from '../../runtime/mediaTypes.ts'
import type { MediaType } from '../contract.ts'
import type { OperationPlan } from '../plan.ts'
import type { Shape, Shapes } from '../shape.ts'
import { canonical, singular } from './nouns.ts'

/** Part of a body: its property path and its shape. */
export type Part = { at: Place; shape: Shape }

const isForm = (mediaType: string) => mediaType === formType

const schemaIn = (content: Record<string, MediaType> | undefined, of: (type: string) => boolean) =>
  Object.entries(content ?? {}).find(([type, { schema }]) => of(type) && schema !== undefined)?.[1]
    .schema

/**
 * Success response of an operation: the documented status that mock handlers prefer, and its JSON
 * schema. Undefined without a success response.
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

/**
 * Schema of an operation's request body. The JSON media type is preferred, then a form, then the
 * range of all media types.
 */
export const requestSchema = ({ operation }: OperationPlan): unknown =>
  [isJson, isForm, (type: string) => type === '*/*']
    .map((of) => schemaIn(operation.body?.content, of))
    .find((schema) => schema !== undefined)

/**
 * Objects and lists in a body, outer ones first.
 * @param leadsOn returns true if the search continues in the named property of an object.
 */
function partsOf(
  shapes: Shapes,
  schema: unknown,
  leadsOn: (outer: Part, name: string) => boolean,
): Part[] {
  const parts: Part[] = schema === undefined ? [] : [{ at: [], shape: shapes(schema) }]
  // The loop appends to the list that it iterates.
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

/**
 * True if a property is named after the items that it wraps, or has a general name such as `data`.
 */
export function holdsKind(name: string, resource: string): boolean {
  const [inner, kind] = [singular(canonical(name)), singular(canonical(resource))]
  return wrappers.has(canonical(name)) || inner.includes(kind) || kind.includes(inner)
}

/**
 * Objects in a body that may be an item: the body itself, or an object that the body wraps.
 * @param resource name of the items: `pets`.
 */
export const itemsIn = (shapes: Shapes, schema: unknown, resource: string): Part[] =>
  partsOf(
    shapes,
    schema,
    ({ at, shape }, name) =>
      at.length < 2 && (shape.properties.size <= 3 || holdsKind(name, resource)),
  ).filter(({ shape }) => shape.properties.size > 0)

/** Maximum number of properties of an object that wraps a list. */
const widestEnvelope = 30

/** Lists in a body, each with the shape of its items. */
export const listsIn = (shapes: Shapes, schema: unknown): (Part & { list: Shape })[] =>
  partsOf(
    shapes,
    schema,
    ({ at, shape }) => at.length < 2 && shape.properties.size <= widestEnvelope,
  )
    .filter(({ shape }) => shape.items !== undefined && shape.properties.size === 0)
    .map(({ at, shape }) => ({ at, list: shape, shape: shapes(shape.items) }))
    .filter(({ shape }) => shape.properties.size > 0)

/** True if at least half of the object's properties are properties of the item. */
export const isMostlyItem = ({ share }: { share: number }): boolean => share >= 0.5

/**
 * Finds the item in a request body: the object that has the most properties of the item and, among
 * equal ones, the fewest other properties.
 * @returns undefined if no object has a property of the item; `share` is the fraction of the
 * object's properties that the item has.
 */
export function requestPlace(
  shapes: Shapes,
  plan: OperationPlan,
  item: Shape,
): (Part & { share: number }) | undefined {
  const schema = requestSchema(plan)
  if (schema === undefined || shapes(schema).items !== undefined) return undefined
  // A property that the item itself has does not wrap the item.
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
