/** Why nothing was paid. Thrown, so that the transaction leaves no trace of the attempt. */
export class ClaimRefused extends Error {
  readonly code: 'ALREADY_CLAIMED' | 'NOTHING_TO_CLAIM'
  constructor(code: ClaimRefused['code']) {
    super(code)
    this.name = 'ClaimRefused'
    this.code = code
  }
}
