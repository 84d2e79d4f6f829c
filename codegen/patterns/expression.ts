/** Regular expression of a source; undefined when it is invalid under these flags. */
export function expressionOf(source: string, flags: string): RegExp | undefined {
  try {
    return new RegExp(source, flags)
  } catch {
    return undefined
  }
}
