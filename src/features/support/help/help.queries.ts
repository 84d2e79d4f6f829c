import { read } from '../../../api/read.ts'
import { useLanguage } from '../../../kit/i18n/I18nProvider.tsx'
import { useQuery } from '../../../kit/query/useQuery.ts'

/** All terms of the help centre in the current language (API-24). */
export function useHelpCenter() {
  const { locale } = useLanguage()
  return useQuery(read('/wps/system/helpCenter', { query: { lang: locale, device: 'WEB' } }))
}
