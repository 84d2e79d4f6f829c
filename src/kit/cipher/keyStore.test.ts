import { IDBObjectStore, indexedDB } from 'fake-indexeddb'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { browserKeyStore } from './keyStore.ts'
import { decryptText, encryptText, ownKey } from './textCipher.ts'

const newKey = () => crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt'])

describe('browser key store', () => {
  beforeEach(async () => {
    vi.stubGlobal('indexedDB', indexedDB)
    for (const name of ['one', 'other']) await browserKeyStore(name).remove()
  })

  it('a stored key decrypts what it encrypted earlier, and its bytes cannot be exported', async () => {
    const text = await encryptText(await ownKey(browserKeyStore('one')), 'a note', 'ação')
    const kept = await ownKey(browserKeyStore('one'))
    expect(await decryptText(kept, 'a note', text)).toBe('ação')
    expect(kept.extractable).toBe(false)
  })

  it("keys with different names cannot decrypt each other's texts", async () => {
    const text = await encryptText(await ownKey(browserKeyStore('one')), 'a note', 'x')
    const other = await ownKey(browserKeyStore('other'))
    await expect(decryptText(other, 'a note', text)).rejects.toThrow()
  })

  it('two tabs that store a key at the same time get the same key', async () => {
    const keys = browserKeyStore('one')
    const [first, second] = await Promise.all([keys.add(await newKey()), keys.add(await newKey())])
    expect(
      await crypto.subtle.encrypt(
        { name: 'AES-GCM', iv: new Uint8Array(12) },
        first,
        new Uint8Array(1),
      ),
    ).toEqual(
      await crypto.subtle.encrypt(
        { name: 'AES-GCM', iv: new Uint8Array(12) },
        second,
        new Uint8Array(1),
      ),
    )
  })

  it('reading a removed key returns undefined', async () => {
    const keys = browserKeyStore('one')
    await ownKey(keys)
    await keys.remove()
    expect(await keys.isThere()).toBe(true)
    expect(await keys.read()).toBeUndefined()
  })

  it('storing a key fails if its transaction aborts, so that no text is encrypted with a lost key', async () => {
    const keys = browserKeyStore('one')
    const { put } = IDBObjectStore.prototype
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
      this: IDBObjectStore,
      ...input
    ) {
      const request = put.apply(this, input)
      request.addEventListener('success', () => request.transaction?.abort())
      return request
    })
    await expect(ownKey(keys)).rejects.toThrow()
    vi.restoreAllMocks()
    expect(await keys.read()).toBeUndefined()
  })
})
