import { type Contract, type MediaType, type Reference, resolve, type Schema } from './contract.ts'

/** Maximum number of bytes by media type; null without a bound. */
export type ByteLimits = Record<string, number | null>

/** Bound of a body of bytes; undefined for a value that a schema checks. */
function byteLimit(contract: Contract, { schema }: MediaType): number | null | undefined {
  if (schema === undefined) return undefined
  // A schema may be a reference, which the document's type omits.
  const resolved = resolve<Schema>(contract, schema as Schema | Reference)
  if (typeof resolved !== 'object' || resolved.format !== 'binary') return undefined
  return typeof resolved.maxLength === 'number' ? resolved.maxLength : null
}

/**
 * Media types whose bodies are bytes, strings of format `binary`; no schema checks their content.
 */
export const byteLimitsOf = (
  contract: Contract,
  content: Record<string, MediaType> | undefined,
): ByteLimits =>
  Object.fromEntries(
    Object.entries(content ?? {}).flatMap(([mediaType, media]) => {
      const limit = byteLimit(contract, media)
      return limit === undefined ? [] : [[mediaType, limit]]
    }),
  )
