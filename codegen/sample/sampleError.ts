/** Why a place of the contract has no valid sample, or holds an example that is none. */
export type SampleFault = {
  /**
   * An example that is none, an answer's schema that allows nothing, a request's that does not, or
   * a schema that no value was found for.
   */
  kind: 'example' | 'contradiction' | 'unsendable' | 'nothingFound'
  place: string
  /** Where the contract has it. */
  pointer?: string
  message: string
}

/** Thrown when a mock cannot be made that keeps the contract; its message names every place. */
export class SampleError extends Error {
  readonly faults: readonly SampleFault[]
  constructor(faults: readonly SampleFault[]) {
    const lines = faults.map(({ place, message }) => `  ${place}: ${message}`)
    super(`The contract cannot be mocked as it stands:\n${lines.join('\n')}`)
    this.name = 'SampleError'
    this.faults = faults
  }
}
