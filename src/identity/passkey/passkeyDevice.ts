/** Loads the chunk that requests passkeys from the device. */
export const passkeyDevice = () => import('./askDevice.ts')

/** Loads the chunk ahead of time, so that a click does not wait for it. */
export const preparePasskeys = (): void =>
  void passkeyDevice().catch(() => {
    // The click loads the chunk again and reports a failure.
  })
