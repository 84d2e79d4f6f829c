/** An object of a document: what it holds is anybody's guess. */
export type Node = Record<string, unknown>

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
