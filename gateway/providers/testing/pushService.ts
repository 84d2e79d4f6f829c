/** Test doubles: a push service on this machine, and a browser that decrypts its notifications. */
import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { PushTarget } from '../../../platform/providers.ts'

/** Notification that the push service received. */
export type ReceivedPush = {
  path: string
  headers: IncomingHttpHeaders
  body: Buffer
}

type Answer = (response: ServerResponse, count: number) => void

/**
 * Starts a push service.
 * @param answer writes the response to the nth notification. By default, every notification is
 * accepted.
 */
export async function startPushService(
  answer: Answer = (response) => void response.writeHead(201).end(),
) {
  const received: ReceivedPush[] = []
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      received.push({ path: request.url ?? '', headers: request.headers, body })
      answer(response, received.length)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // `address()` returns this type for a server that listens on a port.
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    received,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

export function createPushBrowser(endpoint: string) {
  const keys = createECDH('prime256v1')
  const publicKey = keys.generateKeys()
  const auth = randomBytes(16)
  const target: PushTarget = {
    endpoint,
    p256dh: publicKey.toString('base64url'),
    auth: auth.toString('base64url'),
  }
  return {
    target,
    /** Decrypts the text of a notification. @throws when it was not encrypted for this browser. */
    read: ({ body }: ReceivedPush): string => decrypt(body, { keys, publicKey, auth }),
  }
}

type Secrets = { keys: ECDH; publicKey: Buffer; auth: Buffer }

const derive = (secret: Uint8Array, salt: Uint8Array, info: Uint8Array, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))

/** Decrypts a notification of one record (RFC 8188 and 8291). */
function decrypt(body: Buffer, { keys, publicKey, auth }: Secrets): string {
  const salt = body.subarray(0, 16)
  const keyLength = body.readUInt8(20)
  const senderKey = body.subarray(21, 21 + keyLength)
  const record = body.subarray(21 + keyLength)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, senderKey])
  const secret = derive(keys.computeSecret(senderKey), auth, info, 32)
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const cipher = createDecipheriv('aes-128-gcm', key, nonce)
  cipher.setAuthTag(record.subarray(-16))
  const padded = Buffer.concat([cipher.update(record.subarray(0, -16)), cipher.final()])
  // The last record ends with the delimiter 2, followed by zeros.
  return padded.subarray(0, padded.lastIndexOf(2)).toString()
}

/**
 * Verifies the sender of a notification (VAPID, RFC 8292).
 * @returns the signed claims, or undefined when the signature does not match the key.
 */
export function readSender({ headers }: ReceivedPush) {
  const parts = /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), ?k=([\w-]+)$/.exec(
    headers.authorization ?? '',
  )
  if (!parts) return undefined
  const [, head = '', claims = '', signature = '', publicKey = ''] = parts
  const point = Buffer.from(publicKey, 'base64url')
  const x = point.subarray(1, 33).toString('base64url')
  const y = point.subarray(33).toString('base64url')
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const signed = Buffer.from(`${head}.${claims}`)
  const isSigned = verify(
    'sha256',
    signed,
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isSigned) return undefined
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString())
  return { publicKey, audience: aud, subject: sub, endsAt: Number(exp) * 1000 }
}
