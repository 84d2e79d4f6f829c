import type { Schema } from '../../contract/contract.ts'
import type { Circles } from './circles.ts'
import type { Place, Places } from './places.ts'
import type { PropertiesOf } from './properties.ts'
import type { TypeText } from './typeText.ts'

/** Where and as part of what a schema is written. */
export type Surroundings = {
  /** What the lines of the type begin with, but for the first. */
  indent: string
  /**
   * The place whose type this is part of, then those that are written within it instead of being
   * named; empty where TypeScript waits before it looks, as in a property.
   */
  within: readonly Place[]
  /** Names that must be there wherever the schema declares them. */
  wanted: ReadonlySet<string>
  /** The schema that this one is an alternative of. */
  alternativeOf?: Schema
  /** Whether the schema stands in an `allOf`, and who wrote that looks after what it requires. */
  isPart?: true
}

/** What writes the schemas of one contract, and remembers what else must be declared for them. */
export type SchemaWriter = {
  readonly places: Places
  readonly circles: Circles
  readonly propertiesOf: PropertiesOf
  write(schema: Schema, at: Surroundings): TypeText
  /** How the places that were referred to are named. */
  readonly names: Map<Place, TypeText>
  /** Those of them that are no schemas of the components. */
  readonly definitions: Place[]
  /** Lists that stand for themselves, so that TypeScript waits before it looks at their elements. */
  readonly lists: string[]
  /** The helper types that were used. */
  readonly helpers: Set<'WithRequired'>
}

const none: ReadonlySet<string> = new Set()

/** A place of its own: TypeScript looks at it when it is asked for. */
export const apart = (indent: string): Surroundings => ({ indent, within: [], wanted: none })
