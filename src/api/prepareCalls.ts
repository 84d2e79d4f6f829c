import { importAgain } from '../lib/importAgain.ts'

const ignore = () => {
  // The call that needs it tells.
}

/** Loads how the portal's later calls travel before the first of them is made. */
export function prepareCalls(): void {
  importAgain(() => import('./gen/laterEndpoints.ts')).catch(ignore)
}

/** Loads what encrypts a call's body before it is needed, so that a submit does not wait for it. */
export function prepareEncryption(): void {
  importAgain(() => import('./encryption.ts')).catch(ignore)
}
