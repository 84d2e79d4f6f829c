import { type Contract, type Reference, resolve, type Schema } from '../../contract/contract.ts'
import { createCircles } from './circles.ts'
import { narrow, readNarrowings } from './narrowings.ts'
import { createPlaces, type Place } from './places.ts'
import { createPropertiesOf } from './properties.ts'
import { referenceOf } from './schemaObject.ts'
import { writeSchema } from './schemas.ts'
import { textOf } from './typeText.ts'
import { apart, type SchemaWriter } from './writer.ts'

/** What the types of one contract are written from. */
export type TypeSource = {
  contract: Contract
  /**
   * What a reference stands for at last, or the thing itself.
   * @throws {ContractError} for a reference that leads nowhere, or in a circle.
   */
  resolve<Thing>(thing: Thing | Reference): Thing
  writer: SchemaWriter
  /** The type of a schema; its lines but for the first begin with the indent. */
  schemaType(schema: Schema, indent: string): string
  /** The type of what stands at a place, under the name by which others refer to it. */
  placeType(place: Place, indent: string): string
  /** The types of the operations that have an id, by it. */
  operations: Map<string, string>
}

/** Follows each reference once, since thousands of operations share a few parameters and answers. */
function createResolve(contract: Contract): TypeSource['resolve'] {
  const known = new Map<string, unknown>()
  return <Thing>(thing: Thing | Reference): Thing => {
    const reference = referenceOf(thing)
    // Only the contract's own structure says what stands there; the linter checks it.
    if (reference === undefined) return thing as Thing
    const target = known.get(reference) ?? resolve<unknown>(contract, thing)
    known.set(reference, target)
    // As above.
    return target as Thing
  }
}

/** @throws {ContractError} for a reference that leads nowhere. */
export function createTypeSource(contract: Contract): TypeSource {
  const narrowings = readNarrowings(
    contract,
    createPlaces(contract, (_, schema) => schema),
  )
  const places = createPlaces(contract, (pointer, schema) => {
    const narrowing = narrowings.get(pointer)
    return narrowing === undefined ? schema : narrow(schema, narrowing)
  })
  const writer: SchemaWriter = {
    places,
    circles: createCircles(places),
    propertiesOf: createPropertiesOf(places),
    write: (schema, at) => writeSchema(writer, schema, at),
    names: new Map(),
    definitions: [],
    lists: [],
    helpers: new Set(),
  }
  return {
    contract,
    resolve: createResolve(contract),
    writer,
    schemaType: (schema, indent) => textOf(writer.write(schema, apart(indent))),
    placeType: (place, indent) =>
      textOf(writer.write(place.schema, { ...apart(indent), within: [place] })),
    operations: new Map(),
  }
}
