/** Maximum size of a generated body: bytes of its JSON. */
export const largestBody = 64 * 1024
/** Maximum number of nested objects and lists in a generated body. */
export const deepestBody = 16

function depthOf(value: unknown, limit: number): number {
  if (typeof value !== 'object' || value === null || limit === 0) return 0
  const depths = Object.values(value).map((inner) => depthOf(inner, limit - 1))
  return 1 + Math.max(0, ...depths)
}

/** Reason why a body is too large or too deep; undefined if it is within the limits. */
export function overBudget(value: unknown): string | undefined {
  if (depthOf(value, deepestBody + 1) > deepestBody) return `nests deeper than ${deepestBody}`
  const size = Buffer.byteLength(JSON.stringify(value) ?? '')
  return size > largestBody ? `is ${size} bytes, more than ${largestBody}` : undefined
}
