import type { Reader } from '../reader.ts'
import type { SchemaObject } from '../schemaObject.ts'
import type { MergeContext, Shape } from '../shape.ts'

/** A shape in the making. */
export type Build = {
  reader: Reader
  shape: Shape
  /** Where the schema stands whose keywords are read. */
  mergeContext: MergeContext
  /**
   * Merges one more schema into the shape.
   * @throws {Unsatisfiable} when it contradicts what is there.
   */
  add(schema: unknown, mergeContext: MergeContext): void
}

/** Merges one keyword into the shape. */
export type ReadKeyword = (value: unknown, build: Build, schema: SchemaObject) => void
