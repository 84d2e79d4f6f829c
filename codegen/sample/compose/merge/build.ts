import type { Reader } from '../reader.ts'
import type { SchemaObject } from '../schemaObject.ts'
import type { MergeContext, Shape } from '../shape.ts'

/** Shape under construction. */
export type Build = {
  reader: Reader
  shape: Shape
  /** Context of the schema whose keywords are merged. */
  mergeContext: MergeContext
  /**
   * Merges one more schema into the shape.
   * @throws {Unsatisfiable} when it contradicts the shape.
   */
  add(schema: unknown, mergeContext: MergeContext): void
}

/** Merges one keyword into the shape. */
export type ReadKeyword = (value: unknown, build: Build, schema: SchemaObject) => void
