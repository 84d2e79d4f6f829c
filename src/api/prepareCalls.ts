import { importAgain } from '../lib/importAgain.ts'

const ignore = () => {
  // A call that needs the chunk loads it again, and reports the failure.
}

/** Preloads the table of the endpoints that the portal does not call at startup. */
export function prepareCalls(): void {
  importAgain(() => import('./gen/laterEndpoints.ts')).catch(ignore)
}

let isEncryptionPrepared = false

/**
 * Preloads the encryption code, so that a submit does not wait for it. Forms may call it at every
 * input.
 */
export function prepareEncryption(): void {
  if (isEncryptionPrepared) return
  isEncryptionPrepared = true
  importAgain(() => import('./encryption.ts')).catch(() => {
    // A call that needs the chunk loads it again, and reports the failure.
    isEncryptionPrepared = false
  })
}
