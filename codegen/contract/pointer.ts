/** Steps of a JSON pointer after the `#`; `/a~1b/c` has the steps `a/b` and `c`. */
export const stepsOf = (pointer: string): string[] =>
  pointer
    .replace(/^#/, '')
    .split('/')
    .slice(1)
    .map((step) => decode(step).replaceAll('~1', '/').replaceAll('~0', '~'))

/** JSON pointer after the `#` for steps. */
export const pointerOf = (steps: readonly string[]): string =>
  encodeURI(steps.map((step) => `/${step.replaceAll('~', '~0').replaceAll('/', '~1')}`).join(''))

function decode(step: string): string {
  try {
    return decodeURIComponent(step)
  } catch {
    return step
  }
}

/** Own member of an object or list; inherited ones are ignored. */
export const memberOf = (value: unknown, step: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, step)
    ? // A step is a member's name, or the position of an item.
      (value as Record<string, unknown>)[step]
    : undefined
