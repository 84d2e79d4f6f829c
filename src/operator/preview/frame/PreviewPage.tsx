import { useEffect, useLayoutEffect, useState } from 'react'
import { FailureBoundary } from '../../../kit/failure/FailureBoundary.tsx'
import { I18nProvider } from '../../../kit/i18n/I18nProvider.tsx'
import { createI18n, type I18n, loadMessages } from '../../../kit/i18n/i18nStore.ts'
import { defaultLanguage, findLanguage } from '../../../kit/i18n/languages.ts'
import { UiProvider } from '../../../ui/UiProvider.tsx'
import { tellConsole, useConsoleView } from './consoleTalk.ts'
import { PreviewDialog } from './PreviewDialog.tsx'

/** Renders the register popup with the rules and settings that the console sends. */
export function PreviewPage() {
  const view = useConsoleView()
  const i18n = useTexts(view?.language)
  const language = i18n?.store.getState().language
  const { direction, theme } = view ?? {}
  useLayoutEffect(() => {
    if (!language || !direction) return
    document.documentElement.lang = language.locale
    document.documentElement.dir = direction
  }, [language, direction])
  if (!view || !i18n || !direction || !theme) return null
  return (
    <I18nProvider i18n={i18n}>
      <UiProvider colorScheme={theme} direction={direction}>
        <FailureBoundary resetKey={JSON.stringify(view.rules)}>
          <PreviewDialog view={view} />
        </FailureBoundary>
      </UiProvider>
    </I18nProvider>
  )
}

const groups = ['frame', 'entry', 'features'] as const

/**
 * Returns the texts of a language. While they load, the texts of the previous language are
 * returned.
 */
function useTexts(code: string | undefined): I18n | undefined {
  const [i18n, setI18n] = useState<I18n>()
  useEffect(() => {
    if (code === undefined) return
    let isWanted = true
    const language = findLanguage(code) ?? defaultLanguage
    Promise.all(groups.map((group) => loadMessages(language, group))).then(
      (texts) => {
        if (!isWanted) return
        setI18n(createI18n({ language, texts, groups }))
      },
      () => isWanted && tellConsole({ kind: 'failed' }),
    )
    return () => {
      isWanted = false
    }
  }, [code])
  return i18n
}
