import '../ui/tokens.css'
import '../ui/base.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { setCaller } from '../api/caller.ts'
import { prepareCalls } from '../api/prepareCalls.ts'
import { watchStyles } from '../kit/hydration/failedStyles.ts'
import { consoleLanguageOf } from '../kit/i18n/consoleLanguages.ts'
import { I18nProvider } from '../kit/i18n/I18nProvider.tsx'
import { createI18n, loadMessages } from '../kit/i18n/i18nStore.ts'
import { rememberedLanguage, showLanguageOfDocument } from '../kit/i18n/languageChoice.ts'
import { defaultLanguage, shownLanguages } from '../kit/i18n/languages.ts'
import { installTrustedTypes } from '../kit/page/trustedTypes.ts'
import { startTheme } from '../kit/theme/themeStore.ts'
import { Console } from './Console.tsx'
import { csrfToken, resumeOperatorSession } from './session/operatorSession.ts'
import { createOperatorQueryClient } from './start/queryClient.ts'

const groups = ['frame', 'entry', 'features', 'member', 'operator'] as const

async function start(): Promise<void> {
  installTrustedTypes()
  watchStyles()
  prepareCalls()
  if (import.meta.env.DEV) {
    const { startMocks } = await import('../startMocks.ts')
    await startMocks()
  }
  const container = document.getElementById('root')
  if (container === null) throw new Error('#root is missing')
  const language = consoleLanguageOf(rememberedLanguage() ?? defaultLanguage, shownLanguages)
  const texts = await Promise.all(groups.map((group) => loadMessages(language, group)))
  const i18n = createI18n({ language, texts, groups })
  setCaller({ language: () => i18n.store.getState().language.locale, csrfToken })
  resumeOperatorSession()
  startTheme()
  showLanguageOfDocument(language)
  createRoot(container).render(
    <StrictMode>
      <QueryClientProvider client={createOperatorQueryClient()}>
        <I18nProvider i18n={i18n}>
          <Console />
        </I18nProvider>
      </QueryClientProvider>
    </StrictMode>,
  )
}

void start()
