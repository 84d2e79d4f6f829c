/**
 * A value as code. A key `__proto__` would set an object's prototype, so it is written as a
 * computed one; within a string its quotes are escaped.
 */
export const literal = (value: unknown, indent?: number): string =>
  (JSON.stringify(value, null, indent) ?? 'undefined').replace(
    /(?<!\\)"__proto__":/g,
    '["__proto__"]:',
  )
