import { type Contract, lookUp } from '../../contract/contract.ts'
import { isNode, type Node } from '../../contract/node.ts'
import { type Visit, walkDocument } from '../../contract/reading/walkDocument.ts'

/** Looks at each object of a contract that was found right before. */
export const walkContract = (document: Contract, visit: Visit): void =>
  // The walk takes any document.
  walkDocument(document as unknown as Node, visit, { problems: [], warnings: [] })

/** A keyword's list of schemas; empty when it is not there. */
export const schemasAt = (schema: Node, keyword: string): unknown[] => {
  const list = schema[keyword]
  return Array.isArray(list) ? list : []
}

/** The names that a schema itself requires. */
export const requiredBy = (schema: Node): string[] =>
  schemasAt(schema, 'required').filter((name) => typeof name === 'string')

/** The pointer of a reference; undefined for everything else. */
export const referenceOf = (value: unknown): string | undefined =>
  isNode(value) && typeof value.$ref === 'string' ? value.$ref : undefined

/** The schemas that hold together with a schema: what its reference leads to, and its `allOf`. */
export function partsOf(document: Contract, schema: Node): unknown[] {
  const reference = referenceOf(schema)
  const parts = schemasAt(schema, 'allOf')
  return reference === undefined ? parts : [lookUp(document, reference), ...parts]
}
