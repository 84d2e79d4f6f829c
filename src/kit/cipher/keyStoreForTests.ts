import type { KeyStore } from './keyStore.ts'

export function memoryKeyStore(): KeyStore {
  let kept: CryptoKey | undefined
  return {
    isThere: async () => true,
    read: async () => kept,
    add: async (key) => {
      kept ??= key
      return kept
    },
    remove: async () => {
      kept = undefined
    },
  }
}
