import type { Contract, Schema } from '../contract/contract.ts'
import type { Change, Direction, Finding } from './change.ts'
import { createSchemaComparer, type SchemaComparer } from './schema/createSchemaComparer.ts'

/** Two contracts, and what compares their schemas. */
export type Comparison = { before: Contract; after: Contract; compare: SchemaComparer }

/**
 * What is found in one operation. A pair of schemas that several of its places share is told once.
 */
export type OperationFindings = {
  add(kind: Change['kind'], place: string, message: string): void
  /** Compares two schemas; one that is not described lets everything through. */
  schemas(
    place: string,
    before: Schema | undefined,
    after: Schema | undefined,
    direction: Direction,
  ): void
  list: readonly Finding[]
}

/** Makes the schemas of two contracts comparable. */
export const createComparison = (before: Contract, after: Contract): Comparison => ({
  before,
  after,
  compare: createSchemaComparer(before, after),
})

/** An empty list of findings for an operation. */
export function createFindings({ compare }: Comparison): OperationFindings {
  const list: Finding[] = []
  const told = new Set<object>()
  const add: OperationFindings['add'] = (kind, place, message) =>
    list.push({ kind, place, message })
  return {
    add,
    list,
    schemas(place, before = true, after = true, direction) {
      const reached = compare(before, after, direction).filter(({ node }) => !told.has(node))
      for (const { node, place: below, finding } of reached) {
        told.add(node)
        add(finding.kind, below === '' ? place : `${place} ${below.trimStart()}`, finding.message)
      }
    },
  }
}
