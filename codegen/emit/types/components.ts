import { referenceToSchema } from '../../contract/componentNames.ts'
import type { Reference } from '../../contract/contract.ts'
import { block, entriesOf, row, typeOf } from './blocks.ts'
import { requestBodyType, responseType, valueType } from './messages.ts'
import { pathItemType } from './operations.ts'
import type { TypeSource } from './typeSource.ts'

const indent = '    '

type OtherSection = Parameters<typeof typeOf>[1]

/** The things of one section by name. */
function sectionRows<Thing extends object>(
  source: TypeSource,
  section: OtherSection,
  write: (source: TypeSource, thing: Thing, indent: string) => string,
): string[] {
  // Only the contract's own structure says what a section holds; the linter checks it.
  const things = source.contract.components?.[section] as Record<string, Thing | Reference>
  return entriesOf(things).map(([name, thing]) => {
    const type = typeOf(source, section, thing, (one) => write(source, one, indent))
    return row({ name, type, about: thing }, indent)
  })
}

function schemaRows(source: TypeSource): string[] {
  const { places } = source.writer
  return Object.keys(source.contract.components?.schemas ?? {}).map((name) => {
    const place = places.find(referenceToSchema(name))
    return row({ name, type: source.placeType(place, indent), about: place.schema }, indent)
  })
}

/** The interface of the components: one object of types for each section. */
export function componentRows(source: TypeSource): string[] {
  const bySection = {
    schemas: schemaRows(source),
    responses: sectionRows(source, 'responses', responseType),
    parameters: sectionRows(source, 'parameters', valueType),
    requestBodies: sectionRows(source, 'requestBodies', requestBodyType),
    headers: sectionRows(source, 'headers', valueType),
    pathItems: sectionRows(source, 'pathItems', pathItemType),
  }
  return Object.entries(bySection).map(([name, rows]) =>
    row({ name, type: rows.length > 0 ? block(rows, '  ') : 'never' }, '  '),
  )
}
