import { importAgain } from '../lib/importAgain.ts'

const ignore = () => {
  // The failure is not reported here: a call that needs the chunk loads it again.
}

/** Preloads the table of the endpoints that the portal does not call at startup. */
export function prepareCalls(): void {
  importAgain(() => import('./gen/laterEndpoints.ts')).catch(ignore)
}

let isEncryptionPrepared = false

/**
 * Preloads the encryption code, so that a submit does not wait for it. Forms may call this function
 * at every input.
 */
export function prepareEncryption(): void {
  if (isEncryptionPrepared) return
  isEncryptionPrepared = true
  importAgain(() => import('./encryption.ts')).catch(() => {
    // The failure is not reported here: a call that needs the chunk loads it again.
    isEncryptionPrepared = false
  })
}
