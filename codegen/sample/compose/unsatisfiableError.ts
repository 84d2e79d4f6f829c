/** Error when no value for a schema can be composed. */
export class UnsatisfiableError extends Error {
  override name = 'Unsatisfiable'
  /** JSON pointer into the value; empty for the whole value. */
  readonly pointer: string
  /** Reason in words, with the keywords that leave no value. */
  readonly reason: string
  /** True if it is proven that no value exists; false if the search gave up. */
  readonly isProven: boolean

  constructor(pointer: string, reason: string, isProven: boolean) {
    super(`${pointer === '' ? 'the value' : pointer}: ${reason}`)
    this.pointer = pointer
    this.reason = reason
    this.isProven = isProven
  }
}

/**
 * Error for keywords that contradict each other, with `isProven` true. `locate` adds the pointer
 * later.
 */
export const contradiction = (reason: string) => new UnsatisfiableError('', reason, true)

/**
 * Calls a function, and adds the JSON pointer of the value to an error that has none.
 * @throws {UnsatisfiableError} the error of the function, with a pointer.
 */
export function locate<Value>(pointer: string, make: () => Value): Value {
  const { value, failure } = attempt(make)
  if (!failure) return value
  if (failure.pointer !== '') throw failure
  throw new UnsatisfiableError(pointer, failure.reason, failure.isProven)
}

/**
 * Calls a function, and returns its value or its `UnsatisfiableError`.
 * @throws any other error of the function.
 */
export function attempt<Value>(
  make: () => Value,
): { value: Value; failure?: never } | { value?: never; failure: UnsatisfiableError } {
  try {
    return { value: make() }
  } catch (thrown) {
    if (thrown instanceof UnsatisfiableError) return { failure: thrown }
    throw thrown
  }
}

/** Combines the failures of all options. The result has `isProven` true if every failure has. */
export function allFailed(
  pointer: string,
  failures: readonly UnsatisfiableError[],
): UnsatisfiableError {
  const [first] = failures
  if (!first) return new UnsatisfiableError(pointer, 'nothing is allowed here', true)
  const proven = failures.every((failure) => failure.isProven)
  // Reports the first failure whose `isProven` equals that of the result.
  const chosen = failures.find((failure) => failure.isProven === proven) ?? first
  return failures.length === 1
    ? chosen
    : new UnsatisfiableError(chosen.pointer, chosen.reason, proven)
}
