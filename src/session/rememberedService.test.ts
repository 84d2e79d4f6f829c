// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { eventually } from '../../tests/support/eventually.ts'
import { aStatus } from '../app/testing.tsx'
import { browserKeyStore } from '../kit/cipher/keyStore.ts'
import { memoryKeyStore } from '../kit/cipher/keyStoreForTests.ts'
import { encryptText, ownKey } from '../kit/cipher/textCipher.ts'
import { keepService } from './follow/followSession.ts'
import { createRememberedService } from './rememberedService.ts'
import { statusQuery } from './session.queries.ts'

afterEach(() => localStorage.clear())

const { customerService, mainDomain, domainRoute } = aStatus()
const service = { customerService, mainDomain, domainRoute }

it('[MSG-11] the customer-service channels of the last status are stored encrypted, and can be restored', async () => {
  const remembered = createRememberedService(memoryKeyStore())
  const queryClient = new QueryClient()
  expect(await remembered.read()).toBeUndefined()
  queryClient.setQueryData(statusQuery().queryKey, aStatus())
  const stop = keepService(queryClient, remembered)
  await eventually(async () => expect(await remembered.read()).toEqual(service))
  queryClient.setQueryData(statusQuery().queryKey, aStatus({ mainDomain: 'other.example' }))
  const other = { ...service, mainDomain: 'other.example' }
  await eventually(async () => expect(await remembered.read()).toEqual(other))
  stop()
  const kept = localStorage.getItem('customerService') ?? ''
  expect(kept).toMatch(/^[\w+/=]{100,}$/)
  expect(atob(kept)).not.toContain('portico')
})

it('[MSG-11] customer-service channels that another browser has encrypted are dropped', async () => {
  await createRememberedService(memoryKeyStore()).keep(aStatus())
  expect(localStorage.getItem('customerService')).not.toBeNull()
  const elsewhere = createRememberedService(memoryKeyStore())
  expect(await elsewhere.read()).toBeUndefined()
  expect(localStorage.getItem('customerService')).toBeNull()
})

it('without a key store, customer-service channels are neither stored nor restored, and nothing fails', async () => {
  const remembered = createRememberedService(browserKeyStore('customerService'))
  localStorage.setItem('customerService', JSON.stringify(service))
  await remembered.keep(aStatus())
  expect(localStorage.getItem('customerService')).toBeNull()
  expect(await remembered.read()).toBeUndefined()
})

it('a temporary failure of the key store does not remove the stored customer-service channels', async () => {
  const keys = memoryKeyStore()
  const remembered = createRememberedService(keys)
  await remembered.keep(aStatus())
  const read = vi.spyOn(keys, 'read').mockRejectedValue(new DOMException('lost', 'InvalidState'))
  expect(await remembered.read()).toBeUndefined()
  await remembered.keep(aStatus({ mainDomain: 'other.example' }))
  read.mockRestore()
  expect(await remembered.read()).toEqual(service)
})

it.each([
  'null',
  '[]',
  '{"customerService":[]}',
  JSON.stringify({ ...service, domainRoute: [7] }),
  JSON.stringify({ ...service, customerService: [{ path: 7 }] }),
  JSON.stringify({ ...service, customerService: [null] }),
])('invalid stored customer-service channels are dropped: %s', async (text) => {
  const keys = memoryKeyStore()
  const kept = await encryptText(await ownKey(keys), 'portico customer service', text)
  for (const rubbish of [text, kept]) {
    localStorage.setItem('customerService', rubbish)
    expect(await createRememberedService(keys).read()).toBeUndefined()
    expect(localStorage.getItem('customerService')).toBeNull()
  }
})
