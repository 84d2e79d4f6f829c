import { type Contract, lookUp } from '../../contract/contract.ts'
import { isNode, type Node } from '../../contract/node.ts'
import { type Visit, walkDocument } from '../../contract/reading/walkDocument.ts'

export const walkContract = (document: Contract, visit: Visit): void =>
  // `walkDocument` accepts any object; the contract is known to be valid, so its findings are
  // dropped.
  walkDocument(document as unknown as Node, visit, { problems: [], warnings: [] })

/** Schemas in the list of a keyword; empty if the schema lacks the keyword. */
export const schemasAt = (schema: Node, keyword: string): unknown[] => {
  const list = schema[keyword]
  return Array.isArray(list) ? list : []
}

/** Property names in the `required` of a schema. */
export const requiredBy = (schema: Node): string[] =>
  schemasAt(schema, 'required').filter((name) => typeof name === 'string')

/** Pointer of a reference; undefined for any other value. */
export const referenceOf = (value: unknown): string | undefined =>
  isNode(value) && typeof value.$ref === 'string' ? value.$ref : undefined

/** Schemas that apply together with a schema: the target of its `$ref` and its `allOf`. */
export function partsOf(document: Contract, schema: Node): unknown[] {
  const reference = referenceOf(schema)
  const parts = schemasAt(schema, 'allOf')
  return reference === undefined ? parts : [lookUp(document, reference), ...parts]
}
