import { type Contract, type MediaType, type Reference, resolve, type Schema } from './contract.ts'

/** Media types of bytes, each with how many there may be at most; null without a bound. */
export type ByteLimits = Record<string, number | null>

/** The bound of a body of bytes; undefined for a value that a schema judges. */
function byteLimit(contract: Contract, { schema }: MediaType): number | null | undefined {
  if (schema === undefined) return undefined
  // A schema may be a reference, which the type of the document leaves out.
  const resolved = resolve<Schema>(contract, schema as Schema | Reference)
  if (typeof resolved !== 'object' || resolved.format !== 'binary') return undefined
  return typeof resolved.maxLength === 'number' ? resolved.maxLength : null
}

/**
 * The media types whose bodies are bytes, a string of format `binary`: no schema judges what is in
 * them.
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
