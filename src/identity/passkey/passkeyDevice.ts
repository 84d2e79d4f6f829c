/** What asks the device for passkeys, in a chunk that a page loads when it may need it. */
export const passkeyDevice = () => import('./askDevice.ts')

/** Loads it, so that a press need not wait for it. */
export const preparePasskeys = (): void =>
  void passkeyDevice().catch(() => {
    // The press loads it again, and says what is wrong.
  })
