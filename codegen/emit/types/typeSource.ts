import type { Contract, Schema } from '../../contract/contract.ts'
import { createCircles } from './circles.ts'
import { narrow, readNarrowings } from './narrowings.ts'
import { createPlaces, type Place } from './places.ts'
import { createPropertiesOf } from './properties.ts'
import { writeSchema } from './schemas.ts'
import { textOf } from './typeText.ts'
import { apart, type SchemaWriter } from './writer.ts'

/** What the types of one contract are written from. */
export type TypeSource = {
  contract: Contract
  writer: SchemaWriter
  /** The type of a schema; its lines but for the first begin with the indent. */
  schemaType(schema: Schema, indent: string): string
  /** The type of what stands at a place, under the name by which others refer to it. */
  placeType(place: Place, indent: string): string
  /** The types of the operations that have an id, by it. */
  operations: Map<string, string>
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
    definitions: new Map(),
    lists: [],
    helpers: new Set(),
  }
  return {
    contract,
    writer,
    schemaType: (schema, indent) => textOf(writer.write(schema, apart(indent))),
    placeType: (place, indent) =>
      textOf(writer.write(place.schema, { ...apart(indent), within: [place] })),
    operations: new Map(),
  }
}
