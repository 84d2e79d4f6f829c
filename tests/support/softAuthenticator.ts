/** Software authenticator that creates and uses passkeys as WebAuthn requires, with ES256. */
import {
  createHash,
  createSign,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto'
import type { components } from '../../src/api/gen/paths.ts'

type Schemas = components['schemas']
type Key = { id: string; userHandle: string; privateKey: KeyObject; uses: number }

/** Properties in which a response differs from a valid one. */
export type AnswerChanges = {
  challenge?: string
  origin?: string
  domain?: string
  /** True when the device has verified its owner. */
  isVerified?: boolean
  /** Signature counter of the device. */
  counter?: number
  isSynced?: boolean
  userHandle?: string
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const presentFlag = 0x01
const verifiedFlag = 0x04
const backupEligibleFlag = 0x08
const backedUpFlag = 0x10
const attestedFlag = 0x40

/** A text of fewer than 24 bytes in CBOR (RFC 8949). */
const cborText = (text: string) => Buffer.from([0x60 + text.length, ...Buffer.from(text)])
/** Bytes in CBOR, fewer than 65,536, with the shortest possible head. */
const cborBytes = (bytes: Buffer) => {
  const { length } = bytes
  const head = length < 256 ? [0x58, length] : [0x59, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from(head), bytes])
}

/** COSE public key on P-256 (RFC 9053). */
function coseKey(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    cborBytes(Buffer.from(x, 'base64url')),
    Buffer.from([0x22]),
    cborBytes(Buffer.from(y, 'base64url')),
  ])
}

function authenticatorData(
  domain: string,
  counter: number,
  { isVerified = true, isSynced = false }: AnswerChanges,
  attestedData?: Buffer,
): Buffer {
  const flags =
    presentFlag |
    (isVerified ? verifiedFlag : 0) |
    (isSynced ? backupEligibleFlag | backedUpFlag : 0) |
    (attestedData ? attestedFlag : 0)
  const count = Buffer.alloc(4)
  count.writeUInt32BE(counter)
  const parts = [sha256(domain), Buffer.from([flags]), count]
  return Buffer.concat(attestedData ? [...parts, attestedData] : parts)
}

const clientData = (type: 'create' | 'get', challenge: string, origin: string) =>
  Buffer.from(JSON.stringify({ type: `webauthn.${type}`, challenge, origin, crossOrigin: false }))

/**
 * Creates a software authenticator without keys.
 * @param origin origin of the calling page, such as `https://portico.test`.
 */
export function createSoftAuthenticator(origin: string) {
  const keys: Key[] = []

  /** Result of `navigator.credentials.create()`. */
  const create = (
    { challenge, rp, user }: Schemas['PasskeyCreation'],
    changes: AnswerChanges = {},
  ): Schemas['CreatedCredential'] => {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const id = randomBytes(20)
    keys.push({ id: id.toString('base64url'), userHandle: user.id, privateKey, uses: 0 })
    const aaguid = Buffer.alloc(16)
    const made = Buffer.concat([aaguid, Buffer.from([0, id.length]), id, coseKey(publicKey)])
    const data = authenticatorData(changes.domain ?? rp.id, changes.counter ?? 0, changes, made)
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      cborText('fmt'),
      cborText('none'),
      cborText('attStmt'),
      Buffer.from([0xa0]),
      cborText('authData'),
      cborBytes(data),
    ])
    const said = clientData('create', changes.challenge ?? challenge, changes.origin ?? origin)
    return {
      id: id.toString('base64url'),
      clientDataJSON: said.toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    }
  }

  /** Result of `navigator.credentials.get()` with the last created key. */
  const use = (
    { challenge, rpId }: Schemas['PasskeyRequest'],
    changes: AnswerChanges = {},
  ): Schemas['UsedCredential'] => {
    const key = keys.at(-1)
    if (!key) throw new Error('There is no passkey')
    key.uses += 1
    const data = authenticatorData(changes.domain ?? rpId, changes.counter ?? key.uses, changes)
    const said = clientData('get', changes.challenge ?? challenge, changes.origin ?? origin)
    const signature = createSign('sha256')
      .update(Buffer.concat([data, sha256(said)]))
      .sign(key.privateKey)
    return {
      id: key.id,
      clientDataJSON: said.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: signature.toString('base64url'),
      userHandle: changes.userHandle ?? key.userHandle,
    }
  }
  return { create, use }
}
