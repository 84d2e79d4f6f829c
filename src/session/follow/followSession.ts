import type { QueryClient } from '@tanstack/react-query'
import type { I18n } from '../../kit/i18n/i18nStore.ts'
import { followIdleness } from '../idle/followIdleness.ts'
import { followEvents } from '../realtime/followEvents.ts'
import { startAfresh, tellStartedAfresh } from './afresh.ts'
import { followInterruptions } from './followInterruptions.ts'
import { keepAnswers } from './keepAnswers.ts'
import { keepMerchantCode } from './keepMerchantCode.ts'
import { keepService } from './keepService.ts'
import { loadAfterLogin } from './loadAfterLogin.ts'
import { tellLanguage } from './tellLanguage.ts'

/** Starts everything that follows a running session. Loaded once the first page is shown. */
export function followSession(queryClient: QueryClient, i18n: I18n): void {
  tellStartedAfresh()
  keepMerchantCode(queryClient)
  keepAnswers(queryClient)
  keepService(queryClient)
  loadAfterLogin(queryClient)
  tellLanguage(i18n)
  followInterruptions(queryClient, startAfresh)
  followIdleness(queryClient)
  followEvents(queryClient)
}
