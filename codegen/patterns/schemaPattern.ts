import { expressionOf } from './expression.ts'

const compiled = new Map<string, RegExp | undefined>()

/**
 * Compiles a `pattern` of JSON Schema with the flag `u` or, if that fails, without the flag.
 * Undefined when it is not a regular expression.
 */
export function compileSchemaPattern(pattern: string): RegExp | undefined {
  if (!compiled.has(pattern)) {
    compiled.set(pattern, expressionOf(pattern, 'u') ?? expressionOf(pattern, ''))
  }
  return compiled.get(pattern)
}
