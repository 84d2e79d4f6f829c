import type { Reader } from '../reader.ts'
import type { SchemaObject } from '../schemaObject.ts'
import type { MergeContext, Shape } from '../shape.ts'

/** Shape into which a schema is being merged. */
export type Build = {
  reader: Reader
  shape: Shape
  /** Context of the schema whose keywords are being merged. */
  mergeContext: MergeContext
  /**
   * Merges another schema into the shape.
   * @throws {UnsatisfiableError} when it contradicts the shape.
   */
  add(schema: unknown, mergeContext: MergeContext): void
}

/** Merges the value of one keyword into the shape. */
export type ReadKeyword = (value: unknown, build: Build, schema: SchemaObject) => void
