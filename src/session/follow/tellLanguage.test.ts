// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { settingsOf } from '../../../platform/domain/accounts/account/memberSettings.ts'
import { openSession } from '../../../platform/domain/accounts/session/sessions.ts'
import { eventually } from '../../../tests/support/eventually.ts'
import { mocksPerTest } from '../../../tests/support/mocksPerTest.ts'
import { createI18n, type I18n } from '../../kit/i18n/i18nStore.ts'
import { defaultLanguage } from '../../kit/i18n/languages.ts'
import { connectApi } from '../connectApi.ts'
import { endSession, startSession } from '../session.ts'
import { tellLanguage } from './tellLanguage.ts'

const mocks = mocksPerTest()
let i18n: I18n
let stop = () => {}

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  endSession()
  i18n = createI18n({ language: defaultLanguage, texts: [{}], loadTexts: async () => ({}) })
  connectApi(new QueryClient(), () => i18n.store.getState().language.locale)
  stop = tellLanguage(i18n)
})
afterEach(() => {
  stop()
  endSession()
})

const logIn = async () => startSession(await openSession(mocks.context, 'm-ana'))
const languageOnServer = async () => (await settingsOf(mocks.context.store, 'm-ana')).language

it("[API-78] the server stores a member's language at the log-in and at each change", async () => {
  await logIn()
  await eventually(async () => expect(await languageOnServer()).toBe('pt'))
  await i18n.changeLanguage('en')
  await eventually(async () => expect(await languageOnServer()).toBe('en'))
  const sent = vi.spyOn(globalThis, 'fetch')
  endSession()
  await i18n.changeLanguage('pt')
  expect(sent).not.toHaveBeenCalled()
})

it('[API-78] the server stores the language of a member who logged in before this module was loaded', async () => {
  stop()
  await logIn()
  stop = tellLanguage(i18n)
  await vi.waitFor(async () => expect(await languageOnServer()).toBe('pt'), 10_000)
})

it('a change of language that fails to reach the server is sent at the next log-in', async () => {
  await logIn()
  await eventually(async () => expect(await languageOnServer()).toBe('pt'))
  mocks.scenarios.setScenario('failing')
  const sent = vi.spyOn(globalThis, 'fetch')
  await i18n.changeLanguage('en')
  await eventually(() => expect(sent).toHaveBeenCalled())
  expect(await languageOnServer()).toBe('pt')
  endSession()
  mocks.scenarios.setScenario('normal')
  await logIn()
  await eventually(async () => expect(await languageOnServer()).toBe('en'))
})
