import { importAgain } from '../lib/importAgain.ts'

const ignore = () => {
  // The call that requires the code reports the failure.
}

/** Loads the table of the portal's later calls before the first of them is made. */
export function prepareCalls(): void {
  importAgain(() => import('./gen/laterEndpoints.ts')).catch(ignore)
}

/** Loads the encryption of bodies ahead of time, so that a submit does not wait for it. */
export function prepareEncryption(): void {
  importAgain(() => import('./encryption.ts')).catch(ignore)
}
