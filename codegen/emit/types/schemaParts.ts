import { type Contract, lookUp } from '../../contract/contract.ts'
import { isNode, type Node } from '../../contract/node.ts'
import { type Visit, walkDocument } from '../../contract/reading/walkDocument.ts'

/** Visits each object of a contract that was checked before. */
export const walkContract = (document: Contract, visit: Visit): void =>
  // The walk accepts any document.
  walkDocument(document as unknown as Node, visit, { problems: [], warnings: [] })

/** List of schemas of a keyword; empty without it. */
export const schemasAt = (schema: Node, keyword: string): unknown[] => {
  const list = schema[keyword]
  return Array.isArray(list) ? list : []
}

/** Names that a schema itself requires. */
export const requiredBy = (schema: Node): string[] =>
  schemasAt(schema, 'required').filter((name) => typeof name === 'string')

/** Pointer of a reference; undefined for any other value. */
export const referenceOf = (value: unknown): string | undefined =>
  isNode(value) && typeof value.$ref === 'string' ? value.$ref : undefined

/** Schemas that apply together with a schema: its reference's target and its `allOf`. */
export function partsOf(document: Contract, schema: Node): unknown[] {
  const reference = referenceOf(schema)
  const parts = schemasAt(schema, 'allOf')
  return reference === undefined ? parts : [lookUp(document, reference), ...parts]
}
