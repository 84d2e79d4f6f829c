import type { Contract, Schema } from '../contract/contract.ts'
import type { Change, Direction, Finding } from './change.ts'
import { createSchemaComparer, type SchemaComparer } from './schema/createSchemaComparer.ts'

/** Two contracts, and the function that compares their schemas. */
export type Comparison = { before: Contract; after: Contract; compare: SchemaComparer }

/**
 * Findings in one operation. Differences between two schemas are reported once, even if the
 * operation uses the schemas several times.
 */
export type OperationFindings = {
  add(kind: Change['kind'], place: string, message: string): void
  /** Compares two schemas; undefined stands for a schema that allows every value. */
  schemas(
    place: string,
    before: Schema | undefined,
    after: Schema | undefined,
    direction: Direction,
  ): void
  list: readonly Finding[]
}

/** Prepares the comparison of two contracts. */
export const createComparison = (before: Contract, after: Contract): Comparison => ({
  before,
  after,
  compare: createSchemaComparer(before, after),
})

/** Creates an empty list of findings for one operation. */
export function createFindings({ compare }: Comparison): OperationFindings {
  const list: Finding[] = []
  const reportedNodes = new Set<object>()
  const add: OperationFindings['add'] = (kind, place, message) =>
    list.push({ kind, place, message })
  return {
    add,
    list,
    schemas(place, before = true, after = true, direction) {
      const reached = compare(before, after, direction).filter(
        ({ node }) => !reportedNodes.has(node),
      )
      for (const { node, place: below, finding } of reached) {
        reportedNodes.add(node)
        add(finding.kind, below === '' ? place : `${place} ${below.trimStart()}`, finding.message)
      }
    },
  }
}
