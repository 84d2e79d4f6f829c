// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, it } from 'vitest'
import { aStatus } from '../app/testing.tsx'
import { keepService } from './follow/keepService.ts'
import { rememberedService } from './rememberedService.ts'
import { statusQuery } from './session.queries.ts'

afterEach(() => localStorage.clear())

const { customerService, mainDomain, domainRoute } = aStatus()
const service = { customerService, mainDomain, domainRoute }

it('the last status of a page is known to the next, the one before it as well (fault 2)', () => {
  const queryClient = new QueryClient()
  expect(rememberedService()).toBeUndefined()
  queryClient.setQueryData(statusQuery().queryKey, aStatus())
  const stop = keepService(queryClient)
  expect(rememberedService()).toEqual(service)
  queryClient.setQueryData(statusQuery().queryKey, aStatus({ mainDomain: 'other.example' }))
  expect(rememberedService()).toEqual({ ...service, mainDomain: 'other.example' })
  stop()
})

it.each([
  '{',
  'null',
  '[]',
  '{"customerService":[]}',
  JSON.stringify({ ...service, domainRoute: [7] }),
  JSON.stringify({ ...service, customerService: [{ path: 7 }] }),
  JSON.stringify({ ...service, customerService: [null] }),
])('rubbish in its place is thrown away (fault 8): %s', (text) => {
  localStorage.setItem('customerService', text)
  expect(rememberedService()).toBeUndefined()
  expect(localStorage.getItem('customerService')).toBeNull()
})
