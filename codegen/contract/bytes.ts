import { type Contract, type MediaType, type Reference, resolve, type Schema } from './contract.ts'

/** Maximum number of bytes of a body by media type; null without a limit. */
export type ByteLimits = Record<string, number | null>

/**
 * Maximum number of bytes of a binary body; null without a limit, undefined for a body that is not
 * binary.
 */
function byteLimit(contract: Contract, { schema }: MediaType): number | null | undefined {
  if (schema === undefined) return undefined
  // The TypeScript type of `schema` omits references, but the contract may have a reference here.
  const resolved = resolve<Schema>(contract, schema as Schema | Reference)
  if (typeof resolved !== 'object' || resolved.format !== 'binary') return undefined
  return typeof resolved.maxLength === 'number' ? resolved.maxLength : null
}

/**
 * Size limits of the binary media types: those whose schema is a string of format `binary`. No
 * schema checks the content of such a body.
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
