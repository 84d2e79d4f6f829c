import { componentName } from '../../contract/componentNames.ts'
import type { Reference } from '../../contract/contract.ts'
import { docComment } from './docComment.ts'
import { propertyKey, quoted } from './names.ts'
import { referenceOf } from './schemaObject.ts'
import type { TypeSource } from './typeSource.ts'

/** What stands one level below lines with this indent. */
export const deeper = (indent: string) => `${indent}  `

/** Rows in braces, the braces themselves at the indent. */
export const block = (rows: readonly string[], indent: string): string =>
  `{\n${rows.join('')}${indent}}`

type Row = {
  name: string
  type: string
  isOptional?: boolean
  /** What the row's comment is made of. */
  about?: unknown
}

/** One property on lines of its own. */
export const row = ({ name, type, isOptional = false, about }: Row, indent: string): string =>
  `${docComment(about, indent)}${indent}${propertyKey(name)}${isOptional ? '?' : ''}: ${type};\n`

/** Entries of a part of the contract; none when it is not there. */
export const entriesOf = <Thing>(things: Record<string, Thing> | undefined): [string, Thing][] =>
  Object.entries(things ?? {}).filter(([, thing]) => typeof thing === 'object' && thing !== null)

/**
 * The type of a thing that may be a reference: the component's name, or what stands there when it
 * is no component of the section.
 * @throws {ContractError} for a reference that leads nowhere, or in a circle.
 */
export function typeOf<Thing>(
  source: TypeSource,
  section: 'responses' | 'parameters' | 'requestBodies' | 'headers' | 'pathItems',
  thing: Thing | Reference,
  write: (thing: Thing) => string,
): string {
  const resolved = source.resolve(thing)
  const reference = referenceOf(thing)
  const name = reference && componentName(decodeURIComponent(reference), section)
  return name === undefined ? write(resolved) : `components["${section}"][${quoted(name)}]`
}
