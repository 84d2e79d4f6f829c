// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { endSession, session, startSession } from '../session.ts'
import { followReturns } from './pageReturn.ts'

const reload = vi.fn()
const queryClient = new QueryClient()
const balance = ['/wps/v2/wallets/balance', {}, 'pt-BR']
let stop = () => {}

beforeEach(() => {
  reload.mockClear()
  startSession('hers')
  queryClient.setQueryData(balance, { balance: '7.77' })
  stop = followReturns(queryClient, reload)
})
afterEach(() => {
  stop()
  endSession()
  document.documentElement.removeAttribute('data-away')
})

const turn = (type: 'pagehide' | 'pageshow', persisted = true) =>
  window.dispatchEvent(Object.assign(new Event(type), { persisted }))
const isHidden = () => document.documentElement.hasAttribute('data-away')

it('a page restored from the back/forward cache is shown and its balance is reset if the session is unchanged', () => {
  turn('pagehide')
  expect(isHidden()).toBe(true)
  turn('pageshow')
  expect(isHidden()).toBe(false)
  expect(reload).not.toHaveBeenCalled()
  expect(queryClient.getQueryData(balance)).toBeUndefined()
})

it.each([
  ['somebody logged out meanwhile', null],
  ['somebody else logged in meanwhile', 'his'],
])('a restored page reloads before it is shown when %s', (_, token) => {
  turn('pagehide')
  if (token === null) sessionStorage.removeItem('token')
  else sessionStorage.setItem('token', token)
  turn('pageshow')
  expect(reload).toHaveBeenCalledOnce()
  expect(isHidden()).toBe(true)
  expect(session.getState().kind).toBe('signedIn')
})

it('a restored page reloads before it is shown when the log-out message arrived before the page was shown', () => {
  turn('pagehide')
  endSession({ sessionEnd: 'loggedOut' })
  turn('pageshow')
  expect(reload).toHaveBeenCalledOnce()
  expect(isHidden()).toBe(true)
})

it('a page that does not enter the back/forward cache is neither hidden nor reloaded', () => {
  turn('pagehide', false)
  turn('pageshow', false)
  expect(isHidden()).toBe(false)
  expect(reload).not.toHaveBeenCalled()
  expect(queryClient.getQueryData(balance)).toBeDefined()
})
