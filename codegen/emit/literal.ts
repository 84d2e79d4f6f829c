/**
 * Value as code. The key `__proto__` is written as a computed one, since it would set the
 * prototype; within a string its quotes are escaped.
 */
export const literal = (value: unknown, indent?: number): string =>
  (JSON.stringify(value, null, indent) ?? 'undefined').replace(
    /(?<!\\)"__proto__":/g,
    '["__proto__"]:',
  )
