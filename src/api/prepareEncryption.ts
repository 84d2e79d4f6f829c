/**
 * Loads what encrypts a call's body before it is needed. Browsers remember a chunk that failed to load
 * for as long as the page lives, so a form whose network is lost at its submit could never be sent.
 */
export function prepareEncryption(): void {
  import('./encryption.ts').catch(() => {
    // The call that needs it tells.
  })
}
