/** Compiles a regular expression; undefined when it is invalid with these flags. */
export function expressionOf(source: string, flags: string): RegExp | undefined {
  try {
    return new RegExp(source, flags)
  } catch {
    return undefined
  }
}
