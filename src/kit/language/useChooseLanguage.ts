import type { Language } from '../i18n/allLanguages.ts'
import { useI18n } from '../i18n/I18nProvider.tsx'
import { showToast } from '../toast/toastStore.ts'

/**
 * Returns a function that changes the language. If its texts fail to load, the language stays and a
 * toast reports it.
 */
export function useChooseLanguage(): (language: Language) => void {
  const i18n = useI18n()
  return (language) => {
    i18n.changeLanguage(language.code).catch(() => {
      showToast('failure', { id: 'failure.language', values: { name: language.name } })
    })
  }
}
