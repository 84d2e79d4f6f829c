/** Place of the contract without a valid sample, or with an invalid example. */
export type SampleFault = {
  /**
   * Kind of the fault: an invalid example, a response schema without values, a request schema
   * without values, or a schema without a found value.
   */
  kind: 'example' | 'contradiction' | 'unsendable' | 'nothingFound'
  place: string
  /** JSON pointer into the contract. */
  pointer?: string
  message: string
}

/** Thrown when no valid mock is possible; the message names every place. */
export class SampleError extends Error {
  readonly faults: readonly SampleFault[]
  constructor(faults: readonly SampleFault[]) {
    const lines = faults.map(({ place, message }) => `  ${place}: ${message}`)
    super(`The contract cannot be mocked as it stands:\n${lines.join('\n')}`)
    this.name = 'SampleError'
    this.faults = faults
  }
}
