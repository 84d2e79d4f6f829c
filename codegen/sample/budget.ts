/** No generated body is larger, in bytes of JSON. */
export const largestBody = 64 * 1024
/** No generated body nests objects and lists deeper. */
export const deepestBody = 16

function depthOf(value: unknown, limit: number): number {
  if (typeof value !== 'object' || value === null || limit === 0) return 0
  const depths = Object.values(value).map((inner) => depthOf(inner, limit - 1))
  return 1 + Math.max(0, ...depths)
}

/** Why a value is too much to answer with, or undefined when it is not. */
export function overBudget(value: unknown): string | undefined {
  if (depthOf(value, deepestBody + 1) > deepestBody) return `nests deeper than ${deepestBody}`
  const size = Buffer.byteLength(JSON.stringify(value) ?? '')
  return size > largestBody ? `is ${size} bytes, more than ${largestBody}` : undefined
}
