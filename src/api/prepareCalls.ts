import { importAgain } from '../lib/importAgain.ts'

const ignore = () => {
  // The call that requires the code reports the failure.
}

/** Loads the table of the portal's later calls before the first of them is made. */
export function prepareCalls(): void {
  importAgain(() => import('./gen/laterEndpoints.ts')).catch(ignore)
}

let isEncryptionPrepared = false

/**
 * Loads the encryption of bodies ahead of time, so that a submit does not wait for it. Cheap when
 * repeated, for forms that prepare at every input.
 */
export function prepareEncryption(): void {
  if (isEncryptionPrepared) return
  isEncryptionPrepared = true
  importAgain(() => import('./encryption.ts')).catch(() => {
    // The call that requires the code reports the failure.
    isEncryptionPrepared = false
  })
}
