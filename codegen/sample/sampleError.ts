/** Part of the contract for which no valid value was found, or whose example is invalid. */
export type SampleFault = {
  /**
   * Kind of the fault: `example` is an invalid example, `contradiction` a response schema without
   * any valid value, `unsendable` a request schema without any valid value, and `nothingFound` a
   * schema for which the search gave up.
   */
  kind: 'example' | 'contradiction' | 'unsendable' | 'nothingFound'
  place: string
  /** JSON pointer into the contract. */
  pointer?: string
  message: string
}

/** Thrown when no valid mock is possible. The message lists the faults. */
export class SampleError extends Error {
  readonly faults: readonly SampleFault[]
  constructor(faults: readonly SampleFault[]) {
    const lines = faults.map(({ place, message }) => `  ${place}: ${message}`)
    super(`The contract cannot be mocked as it stands:\n${lines.join('\n')}`)
    this.name = 'SampleError'
    this.faults = faults
  }
}
