import { referenceToSchema } from '../../contract/componentNames.ts'
import { type Contract, lookUp, resolve } from '../../contract/contract.ts'
import { isNode, type Node } from '../../contract/node.ts'
import { stepsOf } from '../../contract/pointer.ts'
import { grammar, type Kind } from '../../contract/reading/grammar.ts'
import { referenceOf, schemasAt, walkContract } from './schemaParts.ts'

/** Reference to a component's schema without URL escapes, as the library compares it. */
export const schemaReference = (name: string) => decodeURIComponent(referenceToSchema(name))

/** Schemas of the components, which are created if the document has none. */
export function schemasOf(document: Contract): Node {
  document.components ??= {}
  document.components.schemas ??= {}
  return document.components.schemas
}

const isComponent = (steps: readonly string[]) => steps.length === 3 && steps[0] === 'components'

/**
 * Reference under which the library finds the schema. The library indexes types by the pointer's
 * steps, and most keywords of a schema have no type, so any other target becomes a component.
 */
function componentReference(document: Contract, reference: string): string {
  const steps = stepsOf(reference)
  const isSchema = isComponent(steps) && steps[1] === 'schemas'
  const name = isSchema ? (steps[2] ?? '') : steps.join('/')
  if (!isSchema) schemasOf(document)[name] ??= lookUp(document, reference)
  return schemaReference(name)
}

/** Keywords beside a reference that do not affect its type. */
const annotations = new Set(
  `$ref description summary title default deprecated example examples readOnly writeOnly`.split(
    ' ',
  ),
)

/**
 * Names the target of a reference with siblings, which the library ignores and OpenAPI 3.1 does
 * not.
 */
function nameReference(document: Contract, schema: Node): void {
  const reference = referenceOf(schema)
  if (reference === undefined) return
  const $ref = componentReference(document, reference)
  schema.$ref = $ref
  if (Object.keys(schema).every((key) => annotations.has(key))) return
  delete schema.$ref
  schema.allOf = [{ $ref }, ...schemasAt(schema, 'allOf')]
}

/** Target of a reference, or the reference itself if the library can name it. */
function followReference(document: Contract, kind: Kind, holder: Kind, value: unknown): unknown {
  const reference = referenceOf(value)
  if (reference === undefined || !isNode(value)) return value
  const { $ref: _, ...rest } = value
  // The library treats a header behind a reference as always present.
  const isNamed = holder !== 'components' && kind !== 'header'
  const isWhole = kind !== 'path item' || Object.keys(rest).length === 0
  if (isNamed && isWhole && isComponent(stepsOf(reference))) return value
  const target = resolve<Node>(document, { $ref: reference })
  // The clone's operations are emitted inline, without ids.
  return kind === 'path item' ? Object.assign(structuredClone(target), rest) : target
}

/** Inlines the references of one object to parameters, responses and the like. */
function inlineMembers(document: Contract, holder: Kind, node: Node): void {
  for (const [key, [shape, kind]] of Object.entries(grammar[holder])) {
    const value = node[key]
    if (kind === 'schema' || typeof value !== 'object' || value === null) continue
    // List items have their positions as keys, as map entries have their names.
    const [members, names] =
      shape === 'object' ? [node, [key]] : [value as Node, Object.keys(value)]
    for (const name of names) {
      const target = followReference(document, kind, holder, members[name])
      if (target !== members[name]) members[name] = target
    }
  }
}

/** Makes every reference lead to a component, since the library can name only those. */
export function nameReferences(document: Contract): void {
  const count = () => Object.keys(schemasOf(document)).length
  // A new component may come from a place that the walk does not visit.
  for (let before = -1; before !== count(); ) {
    before = count()
    walkContract(document, (kind, node) => {
      if (kind !== 'schema') inlineMembers(document, kind, node)
      else nameReference(document, node)
    })
  }
}
