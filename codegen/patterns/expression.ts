/** The regular expression of a source, or undefined where it is none under these flags. */
export function expressionOf(source: string, flags: string): RegExp | undefined {
  try {
    return new RegExp(source, flags)
  } catch {
    return undefined
  }
}
