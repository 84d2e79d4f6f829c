import { expressionOf } from './expression.ts'

const compiled = new Map<string, RegExp | undefined>()

/**
 * Compiles the `pattern` of a JSON Schema: by Unicode's rules, or without them where it is none by
 * these. Undefined when it is no regular expression at all.
 */
export function compileSchemaPattern(pattern: string): RegExp | undefined {
  if (!compiled.has(pattern)) {
    compiled.set(pattern, expressionOf(pattern, 'u') ?? expressionOf(pattern, ''))
  }
  return compiled.get(pattern)
}
