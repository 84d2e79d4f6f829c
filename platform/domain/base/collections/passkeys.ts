/** Passkeys of members, as a replacement for the password or as a second step. */
import { boolean, defineCollection, integer, json, optional, text, time } from '../storage/store.ts'

/** `id` is the SHA-256 of `credentialId`, which the device assigned. */
const passkeys = defineCollection({
  columns: {
    id: text(),
    memberId: text(),
    /** Name given by the owner. */
    name: text(),
    /** Base64url, like `publicKey`, which is a COSE key. */
    credentialId: text(),
    publicKey: text(),
    /** Signature counter reported by the device; 0 for a device without one. */
    counter: integer(),
    transports: json<('usb' | 'nfc' | 'ble' | 'smart-card' | 'hybrid' | 'internal' | 'cable')[]>(),
    /** True if the passkey is synced to the owner's other devices. */
    isSynced: boolean(),
    createdAt: time(),
    usedAt: optional(time()),
  },
  indexes: [['memberId']],
})

/** Single-use challenges for devices to sign; `id` is the SHA-256 of the challenge. */
const passkeyChallenges = defineCollection({
  columns: {
    id: text(),
    purpose: text<'create' | 'login' | 'secondStep'>(),
    /** Member of the challenge; null for an unidentified visitor. */
    memberId: optional(text()),
    /** Session that registers a passkey, or login that waits for its second step. */
    boundTo: optional(text()),
    expiresAt: time(),
  },
  indexes: [['expiresAt']],
})

export const passkeysCollections = { passkeys, passkeyChallenges }
