import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, it, vi } from 'vitest'
import { caller } from '../api/caller.ts'
import { connectApi } from './connectApi.ts'
import { giveUpSession } from './interruption.ts'
import { statusQuery } from './session.queries.ts'
import { endSession, session, startSession } from './session.ts'

const queryClient = new QueryClient()

beforeEach(() => {
  queryClient.clear()
  endSession()
  connectApi(queryClient, () => 'pt-BR')
})

it('[API-77] the encryption key comes with the server’s time even if the machine’s clock is wrong', async () => {
  vi.useFakeTimers({ now: Date.parse('2020-01-01T00:00:00Z') })
  const keys = [{ keyId: 'k1', publicKey: 'pem' }]
  queryClient.setQueryDefaults(statusQuery().queryKey, { staleTime: Number.POSITIVE_INFINITY })
  queryClient.setQueryData(statusQuery().queryKey, {
    serverTime: '2026-11-21T12:00:00Z',
    encryption: { scheme: 'v2', keys },
    // Encryption uses only these properties of a status.
  } as never)
  vi.advanceTimersByTime(90_000)
  const key = await caller().encryptionKey({ isFresh: false })
  expect(key).toEqual({ ...keys[0], now: Date.parse('2026-11-21T12:01:30Z') })
  vi.useRealTimers()
})

it('sessionEnded ends the session whose token it is given, and no newer or older session', () => {
  startSession('old')
  caller().sessionEnded('older')
  expect(session.getState()).toEqual({ kind: 'signedIn', token: 'old' })
  caller().sessionEnded('old')
  expect(session.getState()).toEqual({ kind: 'visitor', sessionEnd: 'expired' })
  startSession('new')
  caller().sessionEnded('old')
  expect(session.getState()).toEqual({ kind: 'signedIn', token: 'new' })
})

it("an expired session keeps the member's cached data until giveUpSession is called", () => {
  startSession('token')
  queryClient.setQueryData(['/wps/member/info', {}, 'pt-BR'], { id: 'm-ana', account: 'ana' })
  queryClient.setQueryData(['/wps/system/countryCodes', {}, 'pt-BR'], [])
  const paths = () =>
    queryClient
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey[0])
  caller().sessionEnded('token')
  expect(paths()).toEqual(['/wps/member/info', '/wps/system/countryCodes'])
  giveUpSession(queryClient)
  expect(paths()).toEqual(['/wps/system/countryCodes'])
  expect(session.getState()).toEqual({ kind: 'visitor', sessionEnd: false })
})
