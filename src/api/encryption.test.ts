import { describe, expect, it } from 'vitest'
import { fromBase64, toBase64 } from '../lib/base64.ts'
import { additionalData } from '../lib/encryptedPayload.ts'
import { encryptPayload } from './encryption.ts'

async function keyPair() {
  const pair = await crypto.subtle.generateKey(
    {
      name: 'RSA-OAEP',
      modulusLength: 2048,
      publicExponent: new Uint8Array([1, 0, 1]),
      hash: 'SHA-256',
    },
    true,
    ['encrypt', 'decrypt'],
  )
  const spki = new Uint8Array(await crypto.subtle.exportKey('spki', pair.publicKey))
  return {
    privateKey: pair.privateKey,
    publicKey: `-----BEGIN PUBLIC KEY-----\n${toBase64(spki)}\n-----END PUBLIC KEY-----`,
  }
}

describe('encrypted payload', () => {
  it('[API-77] the private key decrypts a payload to exactly what was sent, with letters of any writing system', async () => {
    const { privateKey, publicKey } = await keyPair()
    const body = { username: 'María 李小龙 😀', password: '𝒑äss\u0000wörd' }
    const target = {
      method: 'PUT',
      path: '/wps/member/register',
      keyId: 'k1',
      publicKey,
      now: 1_764_000_000_000,
    }

    const payload = await encryptPayload(body, target)

    const wrapped = await crypto.subtle.decrypt(
      { name: 'RSA-OAEP' },
      privateKey,
      fromBase64(payload.key),
    )
    const raw = fromBase64(new TextDecoder().decode(wrapped))
    const aes = await crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['decrypt'])
    const algorithm = {
      name: 'AES-GCM',
      iv: fromBase64(payload.iv),
      additionalData: additionalData({ ...target, ...payload }),
    }
    const opened = await crypto.subtle.decrypt(algorithm, aes, fromBase64(payload.data))
    expect(JSON.parse(new TextDecoder().decode(opened))).toEqual(body)
  })

  it('an encrypted payload does not contain its plain text, and encrypting a body twice gives different payloads', async () => {
    const { publicKey } = await keyPair()
    const target = {
      method: 'POST',
      path: '/wps/session/login',
      keyId: 'k1',
      publicKey,
      now: 1_764_000_000_000,
    }
    const first = await encryptPayload({ password: 'hunter22222' }, target)
    const second = await encryptPayload({ password: 'hunter22222' }, target)
    expect(JSON.stringify(first)).not.toContain('hunter')
    expect(first.data).not.toBe(second.data)
    expect(first.key).not.toBe(second.key)
    expect(first.nonce).not.toBe(second.nonce)
  })

  it('encrypting with an invalid public key fails', async () => {
    const target = {
      method: 'POST',
      path: '/wps/session/login',
      keyId: 'k1',
      publicKey: 'nonsense',
      now: 0,
    }
    await expect(encryptPayload({}, target)).rejects.toThrow()
  })
})
