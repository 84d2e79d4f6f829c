import { referenceToSchema } from '../../contract/componentNames.ts'
import { type Contract, lookUp, resolve } from '../../contract/contract.ts'
import { isNode, type Node } from '../../contract/node.ts'
import { stepsOf } from '../../contract/pointer.ts'
import { grammar, type Kind } from '../../contract/reading/grammar.ts'
import { referenceOf, schemasAt, walkContract } from './schemaParts.ts'

/**
 * Reference to a component schema without URL escapes, the form that openapi-typescript compares.
 */
export const schemaReference = (name: string) => decodeURIComponent(referenceToSchema(name))

/** Component schemas of a document; adds an empty object if the document has none. */
export function schemasOf(document: Contract): Node {
  document.components ??= {}
  document.components.schemas ??= {}
  return document.components.schemas
}

const isComponent = (steps: readonly string[]) => steps.length === 3 && steps[0] === 'components'

/**
 * Returns a reference to a component schema. If `reference` has another target, the target is added
 * to the component schemas. openapi-typescript converts a reference to an indexed access type, and
 * this type does not exist for most parts of a schema.
 */
function componentReference(document: Contract, reference: string): string {
  const steps = stepsOf(reference)
  const isSchema = isComponent(steps) && steps[1] === 'schemas'
  const name = isSchema ? (steps[2] ?? '') : steps.join('/')
  if (!isSchema) schemasOf(document)[name] ??= lookUp(document, reference)
  return schemaReference(name)
}

/** Keywords beside a `$ref` that do not affect the type. */
const annotations = new Set(
  `$ref description summary title default deprecated example examples readOnly writeOnly`.split(
    ' ',
  ),
)

/**
 * Makes a reference lead to a component. If the schema has other keywords too, the reference moves
 * to `allOf`, since openapi-typescript ignores keywords beside a `$ref`.
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

/** Target of a reference, or the reference itself if openapi-typescript can name its target. */
function followReference(document: Contract, kind: Kind, holder: Kind, value: unknown): unknown {
  const reference = referenceOf(value)
  if (reference === undefined || !isNode(value)) return value
  const { $ref: _, ...rest } = value
  // openapi-typescript types a header that is a reference as always present.
  const isNamed = holder !== 'components' && kind !== 'header'
  const isWhole = kind !== 'path item' || Object.keys(rest).length === 0
  if (isNamed && isWhole && isComponent(stepsOf(reference))) return value
  const target = resolve<Node>(document, { $ref: reference })
  // The path item is copied. Each operation in the copy has the same id as its original.
  // `createOperationFixes` deletes the id in the copy, so that the type of the operation is emitted
  // inline.
  return kind === 'path item' ? Object.assign(structuredClone(target), rest) : target
}

/**
 * Inlines the references in one object to parameters, responses and other objects that are not
 * schemas.
 */
function inlineMembers(document: Contract, holder: Kind, node: Node): void {
  for (const [key, [shape, kind]] of Object.entries(grammar[holder])) {
    const value = node[key]
    if (kind === 'schema' || typeof value !== 'object' || value === null) continue
    // `Object.keys` lists the indexes of an array as well as the names of a map.
    const [members, names] =
      shape === 'object' ? [node, [key]] : [value as Node, Object.keys(value)]
    for (const name of names) {
      const target = followReference(document, kind, holder, members[name])
      if (target !== members[name]) members[name] = target
    }
  }
}

/**
 * Rewrites the references of a document so that each leads to a component, since openapi-typescript
 * emits names for components only.
 */
export function nameReferences(document: Contract): void {
  const count = () => Object.keys(schemasOf(document)).length
  // Repeats the walk for added components, since they may come from parts of the document that the
  // walk does not visit.
  for (let before = -1; before !== count(); ) {
    before = count()
    walkContract(document, (kind, node) => {
      if (kind !== 'schema') inlineMembers(document, kind, node)
      else nameReference(document, node)
    })
  }
}
