/** Keys on members' devices, in place of a password or as their second step. */
import { boolean, defineCollection, integer, json, optional, text, time } from '../storage/store.ts'

/** `id` is the SHA-256 of `credentialId`, the name that the device gave the key. */
const passkeys = defineCollection({
  columns: {
    id: text(),
    memberId: text(),
    /** What its owner calls it. */
    name: text(),
    /** Base64url, as `publicKey`, which is in COSE. */
    credentialId: text(),
    publicKey: text(),
    /** How often the key was used, as its device says; 0 of one that does not count. */
    counter: integer(),
    transports: json<('usb' | 'nfc' | 'ble' | 'smart-card' | 'hybrid' | 'internal' | 'cable')[]>(),
    /** Whether a service keeps a copy for the owner's other devices. */
    isSynced: boolean(),
    createdAt: time(),
    usedAt: optional(time()),
  },
  indexes: [['memberId']],
})

/** What devices are to sign, each once; `id` is the SHA-256 of the challenge. */
const passkeyChallenges = defineCollection({
  columns: {
    id: text(),
    purpose: text<'create' | 'login' | 'secondStep'>(),
    /** Whose it is; null for a visitor who is not known yet. */
    memberId: optional(text()),
    /** The session that makes a passkey, or the log-in that waits for its second step. */
    boundTo: optional(text()),
    expiresAt: time(),
  },
  indexes: [['expiresAt']],
})

export const passkeysCollections = { passkeys, passkeyChallenges }
