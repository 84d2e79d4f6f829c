import type { Schema } from '../../contract/contract.ts'
import type { Views } from './createViews.ts'
import type { Alternatives } from './view.ts'

/** Branches of a `oneOf` or `anyOf` of one contract, and the cached schemas of this contract. */
export type Branches = { alternatives: Alternatives; views: Views }

/**
 * Branch of the old contract and its counterpart in the new one; `before` is absent for an added
 * branch, `after` for a removed one.
 */
type Pair = { before?: Schema; after?: Schema }

const refOf = (schema: Schema): string | undefined =>
  typeof schema === 'object' && typeof schema.$ref === 'string' ? schema.$ref : undefined

const lastStep = (ref: string) => ref.slice(ref.lastIndexOf('/') + 1)

/** Required constants of a branch as text: `kind="cat"`. */
function constantsOf(schema: Schema, { alternatives, views }: Branches): string | undefined {
  const { properties, required } = views.view(schema)
  const names = alternatives.property === undefined ? [...required] : [alternatives.property]
  const constants = names.sort().flatMap((name) => {
    const property = properties.get(name)
    const values = property === undefined ? undefined : views.view(property).values
    return values?.size === 1 ? [`${name}=${[...values.keys()][0]}`] : []
  })
  return constants.length > 0 ? constants.join(' ') : undefined
}

/** Functions that compute an identifier of a branch, the most reliable one first. */
const marks: ((schema: Schema, branches: Branches) => string | undefined)[] = [
  (schema, { alternatives }) => {
    const ref = refOf(schema)
    return ref && (alternatives.mapping[ref] ?? alternatives.mapping[lastStep(ref)])
  },
  constantsOf,
  (schema) => {
    const ref = refOf(schema)
    return ref && lastStep(ref)
  },
  (schema, { views }) => {
    const { title } = views.target(schema)
    return typeof title === 'string' ? title : undefined
  },
  (schema) => JSON.stringify(schema),
  // The types of a branch identify it only if it has no constants. Branches with different
  // constants do not match, even if they have the same types.
  (schema, branches) =>
    constantsOf(schema, branches) === undefined
      ? [...(branches.views.view(schema).types ?? [])].sort().join()
      : undefined,
]

/**
 * Removes branches with equal identifiers from both lists and returns them as pairs. If several
 * branches have the same identifier, they are paired in order.
 */
function takePairs(
  before: Schema[],
  after: Schema[],
  markOf: (side: 0 | 1, schema: Schema) => string | undefined,
) {
  const waiting = Map.groupBy(after, (schema) => markOf(1, schema))
  const pairs: Pair[] = []
  for (const schema of [...before]) {
    const mark = markOf(0, schema)
    const found = mark === undefined ? undefined : waiting.get(mark)?.shift()
    if (found === undefined) continue
    pairs.push({ before: schema, after: found })
    before.splice(before.indexOf(schema), 1)
    after.splice(after.indexOf(found), 1)
  }
  return pairs
}

/**
 * Pairs the old and the new branches of a `oneOf` or `anyOf`: first by discriminator value, then by
 * constants, reference, title, content, and finally by type and order.
 */
export function matchBranches(oldBranches: Branches, newBranches: Branches): Pair[] {
  const before = [...oldBranches.alternatives.branches]
  const after = [...newBranches.alternatives.branches]
  const sides = [oldBranches, newBranches] as const
  const pairs = marks.flatMap((mark) =>
    takePairs(before, after, (side, schema) => mark(schema, sides[side])),
  )
  return [
    ...pairs,
    ...before.map((schema) => ({ before: schema })),
    ...after.map((schema) => ({ after: schema })),
  ]
}

/** Name of a branch for messages. */
export function nameOf(schema: Schema, branches: Branches): string {
  const named = marks.slice(0, 4).map((mark) => mark(schema, branches))
  const types = branches.views.view(schema).types
  return named.find((name) => name !== undefined) ?? (types ? [...types].join(' or ') : 'a schema')
}
