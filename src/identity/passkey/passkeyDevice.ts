/** Chunk that requests passkeys, loaded by pages that may use it. */
export const passkeyDevice = () => import('./askDevice.ts')

/** Loads the chunk ahead of time, so that a press does not wait for it. */
export const preparePasskeys = (): void =>
  void passkeyDevice().catch(() => {
    // The press loads the chunk again and reports a failure.
  })
