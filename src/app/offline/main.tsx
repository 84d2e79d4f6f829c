import '../../ui/tokens.css'
import '../../ui/base.css'
import { sendNotingAge } from '../../api/answerAges.ts'
import { setCaller } from '../../api/caller.ts'
import { I18nProvider } from '../../kit/i18n/I18nProvider.tsx'
import { createI18n, loadMessages } from '../../kit/i18n/i18nStore.ts'
import {
  languageOfAddress,
  rememberedLanguage,
  showLanguageOfDocument,
} from '../../kit/i18n/languageChoice.ts'
import { defaultLanguage } from '../../kit/i18n/languages.ts'
import { renderPage } from '../../kit/page/renderPage.tsx'
import { installTrustedTypes } from '../../kit/page/trustedTypes.ts'
import { startTheme } from '../../kit/theme/themeStore.ts'
import { OfflinePage } from './OfflinePage.tsx'

/**
 * Starts the offline page, which the service worker serves when a page of the portal cannot be
 * loaded. The worker caches all files of the offline page, which uses no session.
 */
async function start(): Promise<void> {
  installTrustedTypes()
  const language = languageOfAddress() ?? rememberedLanguage() ?? defaultLanguage
  const texts = await loadMessages(language, 'offline')
  setCaller({ language: () => language.locale, send: sendNotingAge })
  startTheme()
  showLanguageOfDocument(language)
  renderPage(
    <I18nProvider i18n={createI18n({ language, texts: [texts], groups: ['offline'] })}>
      <OfflinePage />
    </I18nProvider>,
  )
}

void start()
