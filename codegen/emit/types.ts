import type { Contract, Reference } from '../contract/contract.ts'
import { block, entriesOf, row } from './types/blocks.ts'
import { componentRows } from './types/components.ts'
import type { PathItem } from './types/contractParts.ts'
import { pathItemType } from './types/operations.ts'
import { createTypeSource, type TypeSource } from './types/typeSource.ts'

/** An interface, or a type without a property when there is none. */
const declaration = (name: string, rows: readonly string[]) =>
  rows.length > 0
    ? `export interface ${name} ${block(rows, '')}\n`
    : `export type ${name} = Record<string, never>\n`

const pathRows = (source: TypeSource, items: Record<string, PathItem | Reference> | undefined) =>
  entriesOf(items).map(([name, item]) =>
    row({ name, type: pathItemType(source, item, '  ') }, '  '),
  )

function definitionRows({ writer, placeType }: TypeSource): string[] {
  const rows: string[] = []
  // A definition may name further ones, which the loop meets as well.
  for (const place of writer.definitions) {
    rows.push(row({ name: place.pointer, type: placeType(place, '  '), about: place.schema }, '  '))
  }
  return rows
}

const operationRows = ({ operations }: TypeSource) =>
  [...operations].map(([name, type]) => row({ name, type }, '  '))

/** What the declarations above stand on, and nobody else needs. */
const helpers = ({ writer }: TypeSource): string[] => [
  ...writer.lists.map((list, index) => `type List${index + 1} = ${list}\n`),
  ...(writer.helpers.has('WithRequired')
    ? ['type WithRequired<Of, Name> = Of & Required<Pick<Of, Name & keyof Of>>\n']
    : []),
]

/**
 * The contract's paths, operations and schemas as TypeScript, under the names and in the shape that
 * openapi-typescript gives them, for which openapi-fetch is made.
 * @throws {ContractError} for a reference that leads nowhere, or in a circle.
 */
export function emitTypes(contract: Contract): string {
  const source = createTypeSource(contract)
  const texts = [
    declaration('paths', pathRows(source, contract.paths)),
    declaration('webhooks', pathRows(source, contract.webhooks)),
    contract.components
      ? declaration('components', componentRows(source))
      : declaration('components', []),
    // Only now is it known what the above refers to.
    declaration('$defs', definitionRows(source)),
    declaration('operations', operationRows(source)),
    ...helpers(source),
  ]
  return texts.join('\n')
}
