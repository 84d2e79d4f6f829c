/** Loads the chunk that requests passkeys from the device. */
export const passkeyDevice = () => import('./askDevice.ts')

/** Loads the chunk ahead of time, so that a click does not wait for it. */
export const preparePasskeys = (): void =>
  void passkeyDevice().catch(() => {
    // The failure is not reported here, because a click loads the chunk again.
  })
