// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { read } from '../../api/read.ts'
import { endSession, startSession } from '../session.ts'
import { keepAnswers } from './keepAnswers.ts'

const fundsKey = read('/wps/member/info/funds/consolidated', {}).queryKey
const wallet = read('/wps/relay/GCS_merchantWallet', {}).queryKey
const hot = ['/wps/relay/GCSGAME_hotGamesV2', { query: { isPlatform: 2 } }, 'pt'] as const
const vendors = ['/wps/relay/GCSGAME_newGameVendor', {}, 'pt'] as const
const stands = {
  divtypereq: 'NONE',
  divtypeinfo: 'IN_FORCE',
  dailysalreqtype: 'NONE',
  dailysalinfotype: 'DISABLED',
  contracthoursalreq: 'NONE',
  contracthoursalinfo: 'DISABLED',
  realtimesalreqtype: 'NONE',
  contractmrdailysalinfotype: 'DISABLED',
} as const

let stop = () => {}
function open(): QueryClient {
  stop()
  const queryClient = new QueryClient()
  stop = keepAnswers(queryClient)
  return queryClient
}

beforeEach(() => {
  sessionStorage.clear()
  startSession('hers')
})
afterEach(() => {
  stop()
  endSession()
  vi.restoreAllMocks()
})

describe('responses kept over a reload', () => {
  it('[GAME-30, GAME-32, STATE-09, STATE-10] responses are stored under the specified keys and restored after a reload', () => {
    const before = open()
    before.setQueryData(fundsKey, stands)
    before.setQueryData(wallet, [] as never)
    before.setQueryData(hot, { list: [] })
    before.setQueryData(vendors, { list: [{ code: 'PG' }] })
    for (const key of ['consolidated', 'merchantWallet', 'gameVendor', 'HOT_GAMES']) {
      expect(sessionStorage.getItem(key), key).not.toBeNull()
    }
    const after = open()
    expect(after.getQueryData(fundsKey)).toEqual(stands)
    expect(after.getQueryData(vendors)).toEqual({ list: [{ code: 'PG' }] })
    expect(after.getQueryState(vendors)?.dataUpdatedAt).toBe(1)
  })

  it('[WAL-04] responses that arrived before the storing began replace those of the last page', () => {
    open().setQueryData(wallet, { isSingle: false } as never)
    const queryClient = new QueryClient()
    queryClient.setQueryData(wallet, { isSingle: true } as never)
    queryClient.setQueryData(fundsKey, stands)
    stop()
    stop = keepAnswers(queryClient)
    expect(sessionStorage.getItem('merchantWallet')).toContain('"isSingle":true')
    expect(sessionStorage.getItem('enableContract')).toBe('true')
  })

  it("the member's contracts are also stored as the flags enableSalary and enableContract", () => {
    const queryClient = open()
    queryClient.setQueryData(fundsKey, stands)
    expect(sessionStorage.getItem('enableSalary')).toBe('false')
    expect(sessionStorage.getItem('enableContract')).toBe('true')
    queryClient.setQueryData(fundsKey, {
      ...stands,
      divtypeinfo: 'DISABLED',
      contracthoursalinfo: 'ENABLED',
    })
    expect(sessionStorage.getItem('enableSalary')).toBe('true')
    expect(sessionStorage.getItem('enableContract')).toBe('false')
  })

  it("a member's responses are not restored for a visitor", () => {
    open().setQueryData(fundsKey, stands)
    const kept = sessionStorage.getItem('consolidated') ?? ''
    endSession()
    sessionStorage.setItem('consolidated', kept)
    expect(open().getQueryData(fundsKey)).toBeUndefined()
  })

  it.each([
    ['garbage', '{{'],
    ['another version', '{"version":0,"answers":[]}'],
    ['null', 'null'],
    ['another call', '{"version":1,"answers":[{"query":["/x",{},"pt"],"data":{}}]}'],
    ['no data', '{"version":1,"answers":[{"query":["/wps/relay/GCSGAME_newGameVendor"]}]}'],
    ['an older shape', '{"vendors":[1,2]}'],
  ])('stored responses are dropped when session storage contains %s', (_, garbage) => {
    sessionStorage.setItem('gameVendor', garbage)
    expect(open().getQueryData(vendors)).toBeUndefined()
    expect(sessionStorage.getItem('gameVendor')).toBeNull()
  })

  it('the cache works when storage throws', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    const queryClient = open()
    queryClient.setQueryData(vendors, { list: [] })
    expect(queryClient.getQueryData(vendors)).toEqual({ list: [] })
  })

  it('a stored response does not replace a newer response in the cache', () => {
    open().setQueryData(vendors, { list: ['old'] })
    const queryClient = new QueryClient()
    queryClient.setQueryData(vendors, { list: ['new'] })
    stop()
    stop = keepAnswers(queryClient)
    expect(queryClient.getQueryData(vendors)).toEqual({ list: ['new'] })
  })
})
