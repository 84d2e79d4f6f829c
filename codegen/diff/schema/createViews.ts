import { type Contract, resolve, type Schema } from '../../contract/contract.ts'
import { alternativesIn, isObject, keywordsView } from './keywordsView.ts'
import { type Alternatives, everything, intersect, type View, withNull } from './view.ts'

/**
 * Objects that stand for the schemas `true` and `false`, since schemas are compared by identity.
 */
const anything: Exclude<Schema, boolean> = {}
const nothing: Exclude<Schema, boolean> = { not: {} }

const nothingView: View = { ...everything, types: new Set() }

/** Reads the schemas of one contract; results are cached. */
export type Views = {
  /** Returns the schema itself, or the target of a schema that is only a reference. */
  target(schema: Schema): Exclude<Schema, boolean>
  /** Combined constraints of a schema. The same schema object always has the same view object. */
  view(schema: Schema): View
}

const isPureReference = (schema: Exclude<Schema, boolean>) =>
  typeof schema.$ref === 'string' &&
  Object.keys(schema).every((keyword) =>
    ['$ref', 'description', 'summary', 'title'].includes(keyword),
  )

/**
 * Creates the reader of a contract's schemas. Each combination of schemas is represented by one
 * object, so that the comparison of recursive contracts ends.
 */
export function createViews(contract: Contract): Views {
  const views = new Map<Schema, View>()
  const referred = new Map<string, Schema>()
  const viewsInProgress = new Set<Schema>()
  const numbers = new Map<Schema, number>()
  const members = new Map<Schema, Schema[]>()
  const combined = new Map<string, Schema>()

  function target(schema: Schema): Exclude<Schema, boolean> {
    if (schema === true) return anything
    if (schema === false) return nothing
    if (!isPureReference(schema)) return schema
    const $ref = String(schema.$ref)
    const found = referred.get($ref) ?? resolve<Schema>(contract, { $ref })
    referred.set($ref, found)
    return target(found)
  }

  const numberOf = (schema: Schema): number => {
    const known = numbers.get(schema) ?? numbers.size
    numbers.set(schema, known)
    return known
  }

  function combine(one: Schema, other: Schema): Schema {
    if (one === true || other === true) return one === true ? other : one
    if (one === false || other === false) return false
    const parts = [one, other].map(target).flatMap((part) => members.get(part) ?? [part])
    const distinct = [...new Set(parts)].sort((a, b) => numberOf(a) - numberOf(b))
    const [first = true] = distinct
    if (distinct.length === 1) return first
    const key = distinct.map(numberOf).join(' ')
    const known = combined.get(key)
    if (known !== undefined) return known
    const schema = { allOf: distinct }
    members.set(schema, distinct)
    combined.set(key, schema)
    return schema
  }

  /**
   * Constraints of a `oneOf` or `anyOf`. If there is a single branch, these are the constraints of
   * the branch.
   */
  function viewOfAlternatives(alternatives: Alternatives): View {
    const [only, another] = alternatives.branches
    if (only === undefined) return { ...everything, types: new Set(['null']) }
    if (another === undefined) {
      return alternatives.nullable ? withNull(view(only)) : view(only)
    }
    return { ...everything, alternatives: [alternatives] }
  }

  function make(schema: Exclude<Schema, boolean>): View {
    const { $ref, allOf } = schema
    const taken = [
      ...(typeof $ref === 'string' ? [{ $ref }] : []),
      ...(Array.isArray(allOf) ? allOf.filter((part) => isObject(part)) : []),
    ].map((part) => view(part))
    const chosen = ['oneOf', 'anyOf'].flatMap((keyword) => {
      const alternatives = alternativesIn(schema, keyword)
      return alternatives ? [viewOfAlternatives(alternatives)] : []
    })
    return [...taken, ...chosen].reduce<View>(
      (sum, part) => intersect(sum, part, combine),
      keywordsView(schema),
    )
  }

  function view(schema: Schema): View {
    const at = target(schema)
    if (at === nothing) return nothingView
    const known = views.get(at)
    // If the view of a schema is still being computed, the schema includes itself. The inner
    // reference adds no constraint.
    if (known || viewsInProgress.has(at)) return known ?? everything
    viewsInProgress.add(at)
    const made = make(at)
    viewsInProgress.delete(at)
    views.set(at, made)
    return made
  }

  return { target, view }
}
