/** The rejection of a claim. Thrown, so that the transaction leaves no trace of the attempt. */
export class ClaimRejection extends Error {
  readonly code: 'ALREADY_CLAIMED' | 'NOTHING_TO_CLAIM'
  constructor(code: ClaimRejection['code']) {
    super(code)
    this.name = 'ClaimRejection'
    this.code = code
  }
}
