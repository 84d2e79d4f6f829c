/** Failure to compose a value of a schema. */
export class UnsatisfiableError extends Error {
  override name = 'Unsatisfiable'
  /** JSON pointer into the value; empty for the whole value. */
  readonly pointer: string
  /** Keywords that leave no value, in words. */
  readonly reason: string
  /** True when no value can exist; false when the search ended without one. */
  readonly isProven: boolean

  constructor(pointer: string, reason: string, isProven: boolean) {
    super(`${pointer === '' ? 'the value' : pointer}: ${reason}`)
    this.pointer = pointer
    this.reason = reason
    this.isProven = isProven
  }
}

/** Contradiction of keywords in one schema, whose place is added later. */
export const contradiction = (reason: string) => new UnsatisfiableError('', reason, true)

/**
 * Result of a function; a contradiction of keywords gets the place of the value.
 * @throws {UnsatisfiableError} as the function does, with the place.
 */
export function locate<Value>(pointer: string, make: () => Value): Value {
  const { value, failure } = attempt(make)
  if (!failure) return value
  if (failure.pointer !== '') throw failure
  throw new UnsatisfiableError(pointer, failure.reason, failure.isProven)
}

/**
 * Result of an attempt, or its failure.
 * @throws any other error of the attempt.
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

/** Failure of all options: proven if each is. */
export function allFailed(
  pointer: string,
  failures: readonly UnsatisfiableError[],
): UnsatisfiableError {
  const [first] = failures
  if (!first) return new UnsatisfiableError(pointer, 'nothing is allowed here', true)
  const proven = failures.every((failure) => failure.isProven)
  // A proven failure is more useful; otherwise the first option was the preferred one.
  const chosen = failures.find((failure) => failure.isProven === proven) ?? first
  return failures.length === 1
    ? chosen
    : new UnsatisfiableError(chosen.pointer, chosen.reason, proven)
}
