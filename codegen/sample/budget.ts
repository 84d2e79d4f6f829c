/** Maximum size of a generated body in bytes of JSON. */
export const largestBody = 64 * 1024
/** Maximum nesting of a generated body. */
export const deepestBody = 16

function depthOf(value: unknown, limit: number): number {
  if (typeof value !== 'object' || value === null || limit === 0) return 0
  const depths = Object.values(value).map((inner) => depthOf(inner, limit - 1))
  return 1 + Math.max(0, ...depths)
}

/** Reason for which a value exceeds the budget; undefined within it. */
export function overBudget(value: unknown): string | undefined {
  if (depthOf(value, deepestBody + 1) > deepestBody) return `nests deeper than ${deepestBody}`
  const size = Buffer.byteLength(JSON.stringify(value) ?? '')
  return size > largestBody ? `is ${size} bytes, more than ${largestBody}` : undefined
}
