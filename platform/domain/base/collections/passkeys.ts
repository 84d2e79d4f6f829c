/** Passkeys of members, used in place of the password or as a second login step. */
import { boolean, defineCollection, integer, json, optional, text, time } from '../storage/store.ts'

/** `id` is the SHA-256 of `credentialId`, which the device assigned. */
const passkeys = defineCollection({
  columns: {
    id: text(),
    memberId: text(),
    /** Name given by the owner. */
    name: text(),
    /** Base64url, like `publicKey`. The public key is a COSE key. */
    credentialId: text(),
    publicKey: text(),
    /** Signature counter reported by the device; 0 if the device has none. */
    counter: integer(),
    transports: json<('usb' | 'nfc' | 'ble' | 'smart-card' | 'hybrid' | 'internal' | 'cable')[]>(),
    /** True if the passkey is synced to the owner's other devices. */
    isSynced: boolean(),
    createdAt: time(),
    usedAt: optional(time()),
  },
  indexes: [['memberId']],
})

/** Single-use challenges that devices sign; `id` is the SHA-256 of the challenge. */
const passkeyChallenges = defineCollection({
  columns: {
    id: text(),
    purpose: text<'create' | 'login' | 'secondStep'>(),
    /** Member who may use the challenge; null for a login without a username. */
    memberId: optional(text()),
    /**
     * Id of the session that registers a passkey, or of the login that waits for its second step.
     */
    boundTo: optional(text()),
    expiresAt: time(),
  },
  indexes: [['expiresAt']],
})

export const passkeysCollections = { passkeys, passkeyChallenges }
