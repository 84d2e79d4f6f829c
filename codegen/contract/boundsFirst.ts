type Keywords = Record<string, unknown>

/** Bounds, each with the keywords that cost time or words for every part of a value. */
const bounded = {
  maxItems: ['items', 'prefixItems', 'contains', 'uniqueItems'],
  maxProperties: ['properties', 'patternProperties', 'additionalProperties', 'propertyNames'],
  maxLength: ['pattern', 'format'],
} as const

/** Keywords that mean something only beside one that would move away. */
const inseparable = ['minContains', 'maxContains', 'unevaluatedItems', 'unevaluatedProperties']

/**
 * The same schema, written so that a value that is too large is refused for that alone: what is in
 * it is looked at only when the bound is kept. Otherwise a list of a million wrong items would be
 * described item by item, in time that grows with the square of their number.
 */
export function boundsFirst(schema: Keywords): Keywords {
  if (inseparable.some((keyword) => keyword in schema)) return schema
  const result = { ...schema }
  const guarded: Keywords[] = []
  for (const [bound, costly] of Object.entries(bounded)) {
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
