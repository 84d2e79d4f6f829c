type Keywords = Record<string, unknown>

/**
 * Upper bounds, each with the keywords that are expensive on a value beyond the bound. These
 * keywords are slow, or report a violation for each item, property or character.
 */
const costlyKeywords = {
  maxItems: ['items', 'prefixItems', 'contains', 'uniqueItems'],
  maxProperties: ['properties', 'patternProperties', 'additionalProperties', 'propertyNames'],
  maxLength: ['pattern', 'format'],
} as const

/** Keywords that depend on a sibling keyword that `boundsFirst` would move into an inner schema. */
const inseparable = ['minContains', 'maxContains', 'unevaluatedItems', 'unevaluatedProperties']

/**
 * Rewrites a schema so that a value beyond a bound causes one violation, that of the bound. The
 * contents of such a value are not checked. Otherwise a list of a million invalid items would
 * produce a message for each item, in quadratic time.
 */
export function boundsFirst(schema: Keywords): Keywords {
  if (inseparable.some((keyword) => keyword in schema)) return schema
  const result = { ...schema }
  const guarded: Keywords[] = []
  for (const [bound, costly] of Object.entries(costlyKeywords)) {
    const moved = costly.filter((keyword) => keyword in result)
    if (!(bound in result) || moved.length === 0) continue
    const inside = Object.fromEntries(moved.map((keyword) => [keyword, result[keyword]]))
    for (const keyword of moved) delete result[keyword]
    // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
    guarded.push({ if: { [bound]: result[bound] }, then: inside })
  }
  if (guarded.length === 0) return result
  return { ...result, allOf: [...(Array.isArray(result.allOf) ? result.allOf : []), ...guarded] }
}
