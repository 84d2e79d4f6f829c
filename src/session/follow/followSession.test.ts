// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openSession } from '../../../platform/domain/accounts/session/sessions.ts'
import {
  changePlatform,
  readPlatform,
} from '../../../platform/domain/base/platform/platformSettings.ts'
import { eventually } from '../../../tests/support/eventually.ts'
import { mocksPerTest } from '../../../tests/support/mocksPerTest.ts'
import { read } from '../../api/read.ts'
import { connectApi } from '../connectApi.ts'
import { endSession, startSession } from '../session.ts'
import { keepMerchantCode, loadAfterLogin } from './followSession.ts'
import { keepAnswers } from './keepAnswers.ts'

const mocks = mocksPerTest()
let queryClient: QueryClient
let stop = () => {}

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  endSession()
  queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  connectApi(queryClient, () => 'en')
  stop = loadAfterLogin(queryClient)
})
afterEach(() => {
  stop()
  endSession()
  expect(mocks.failures).toEqual([])
})

const favourites = () =>
  queryClient.getQueryData(read('/wps/relay/MCSFE_getFavoriteGames', {}).queryKey)
const readFunds = () =>
  queryClient.getQueryState(read('/wps/member/info/funds/consolidated', {}).queryKey)
async function logIn(memberId: string) {
  startSession(await openSession(mocks.context, memberId))
  await eventually(() => expect(favourites()).toBeDefined())
}

it("[GAME-21] a log-in loads the favourite games and the member's contracts", async () => {
  await logIn('m-ana')
  await eventually(() => expect(readFunds()?.status).toBe('success'))
})

it("[STATE-06, STATE-11, STATE-12] the member's contracts and two flags derived from them are stored in session storage", async () => {
  const stopKeeping = keepAnswers(queryClient)
  await logIn('m-carla')
  await eventually(() => expect(sessionStorage.getItem('consolidated')).not.toBeNull())
  expect(sessionStorage.getItem('enableSalary')).toMatch(/^(true|false)$/)
  expect(sessionStorage.getItem('enableContract')).toMatch(/^(true|false)$/)
  stopKeeping()
})

it('[GAME-21] the log-in of a trial member does not load contracts', async () => {
  await logIn('m-bruno')
  expect(readFunds()).toBeUndefined()
})

it('[GAME-21] a log-in does not load contracts while the module of the agent policy is off', async () => {
  const { whitelabel } = await readPlatform(mocks.context.store)
  const off = JSON.parse(
    JSON.stringify(whitelabel).replace(
      /("modId":"AGENTPOLICY3","enabled":)true|("enabled":)true(,"modId":"AGENTPOLICY3")/,
      '$1$2false$3',
    ),
  )
  expect(off).not.toEqual(whitelabel)
  await changePlatform(mocks.context, { whitelabel: off })
  await logIn('m-ana')
  expect(readFunds()).toBeUndefined()
})

it('[STATE-03, LOGIN-39] the brand’s code is stored in session and local storage and survives a logout', async () => {
  const end = keepMerchantCode(queryClient)
  await logIn('m-ana')
  expect(sessionStorage.getItem('merchantCode')).toBe('portico')
  expect(localStorage.getItem('merchantCode')).toBe('portico')
  endSession()
  expect({ ...sessionStorage }).toEqual({ merchantCode: 'portico' })
  end()
})
