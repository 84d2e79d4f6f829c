import type { ParameterFacts } from '../runtime/parameters.ts'
import { type Contract, type MediaType, type Parameter, resolve } from './contract.ts'
import { factsOf } from './parameterFacts.ts'

/** The media type of a form as browsers send it. */
export const formType = 'application/x-www-form-urlencoded'

/**
 * How the fields of a form-encoded body are read: as parameters of a query are. Null for other bodies,
 * and for forms of nested values, which OpenAPI leaves to each platform.
 */
export function formFactsOf(
  contract: Contract,
  content: Record<string, MediaType> | undefined,
): ParameterFacts[] | null {
  const schema = content?.[formType]?.schema
  if (schema === undefined) return null
  const resolved = resolve<unknown>(contract, schema)
  if (typeof resolved !== 'object' || resolved === null || !('properties' in resolved)) return null
  const { properties } = resolved
  if (typeof properties !== 'object' || properties === null) return null
  const facts = Object.entries(properties).map(([name, property]) =>
    // A field travels as a parameter of the query does, whose schema this is.
    factsOf(contract, { name, in: 'query', schema: property } as Parameter),
  )
  return facts.some(({ types, object }) => types.length === 0 || object) ? null : facts
}
