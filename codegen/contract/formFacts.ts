import { formType } from '../runtime/mediaTypes.ts'
import type { ParameterFacts } from '../runtime/parameters.ts'
import { type Contract, type MediaType, type Parameter, resolve } from './contract.ts'
import { factsOf } from './parameterFacts.ts'
import { createShapes } from './shape.ts'

/** OpenAPI's Encoding Objects by form field, limited to the members that the generator reads. */
type Encoding = Record<string, { style?: string; explode?: boolean; contentType?: string }>

const encodingOf = (media: MediaType | undefined): Encoding =>
  // The `MediaType` type omits `encoding`, which only forms have.
  (media as { encoding?: Encoding } | undefined)?.encoding ?? {}

const separatorOfStyle: Readonly<Record<string, string>> = {
  pipeDelimited: '|',
  spaceDelimited: ' ',
  form: ',',
}

/**
 * Separators by field name, for array fields whose items are joined to one value, such as `a,b`.
 */
export function separatorsOf(
  contract: Contract,
  content: Record<string, MediaType> | undefined,
): Record<string, string> {
  const media = content?.[formType] ?? content?.['multipart/form-data']
  return Object.fromEntries(
    Object.entries(encodingOf(media && resolve(contract, media))).flatMap(([name, encoding]) => {
      const { style = 'form', explode = style === 'form' } = encoding
      const separator = separatorOfStyle[style]
      return explode || separator === undefined ? [] : [[name, separator]]
    }),
  )
}

/**
 * Form field names that contain a bracket in the contract. Such a bracket belongs to the name and
 * does not start a nested value.
 */
export function bracketedOf(
  contract: Contract,
  content: Record<string, MediaType> | undefined,
): string[] {
  const shapes = createShapes(contract)
  const names = [formType, 'multipart/form-data'].flatMap((type) => {
    const media = content?.[type]
    return media ? [...shapes(resolve(contract, media).schema).properties.keys()] : []
  })
  return [...new Set(names.filter((name) => name.includes('[')))]
}

/**
 * Rules that parse the fields of a form-encoded body like query parameters. Null for other bodies,
 * and for forms with `encoding` or nested values.
 */
export function formFactsOf(
  contract: Contract,
  content: Record<string, MediaType> | undefined,
): ParameterFacts[] | null {
  const media = content?.[formType]
  if (media?.schema === undefined || Object.keys(encodingOf(media)).length > 0) return null
  const resolved = resolve<unknown>(contract, media.schema)
  if (typeof resolved !== 'object' || resolved === null || !('properties' in resolved)) return null
  const { properties } = resolved
  if (typeof properties !== 'object' || properties === null) return null
  const facts = Object.entries(properties).map(([name, property]) =>
    // A form field is parsed like a query parameter with the same schema.
    factsOf(contract, { name, in: 'query', schema: property } as Parameter),
  )
  return facts.some(({ types, object }) => types.length === 0 || object) ? null : facts
}
