import type { MessageGroup } from 'virtual:messages'
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { useEffect, useState } from 'react'
import { createIntl, createIntlCache, type IntlShape, useIntl } from 'react-intl'
import type { Language } from './allLanguages.ts'
import { useLanguage } from './I18nProvider.tsx'
import { loadMessages } from './i18nStore.ts'
import type { MessageId } from './messageIds.ts'

const loadedTexts = new Map<string, Promise<IntlShape>>()

/**
 * Loads the texts of a group in a language other than the page's. Rejects when the chunk fails to
 * load.
 */
function textsOf(language: Language, group: MessageGroup): Promise<IntlShape> {
  const { code, locale } = language
  const key = `${code}/${group}`
  const loading =
    loadedTexts.get(key) ??
    loadMessages(language, group).then((texts) => {
      // Ids are type-checked where they are used.
      const messages = texts as Record<MessageId, MessageFormatElement[]>
      // Missing locale data of a browser is no error of the portal.
      return createIntl({ locale, messages, onError: () => {} }, createIntlCache())
    })
  loadedTexts.set(key, loading)
  loading.catch(() => loadedTexts.delete(key))
  return loading
}

/**
 * Texts of the registration form in the page's language or another one; undefined until they are
 * loaded.
 */
export function useTextsOf(language: Language): IntlShape | undefined {
  const own = useIntl()
  const shown = useLanguage()
  const isOwn = language.code === shown.code
  const other = useOtherTexts(isOwn ? undefined : language, 'entry')
  return isOwn ? own : other
}

/**
 * Texts of a group in a language other than the page's; undefined until they are loaded, or if
 * `language` is undefined.
 */
export function useOtherTexts(
  language: Language | undefined,
  group: MessageGroup,
): IntlShape | undefined {
  const [other, setOther] = useState<{ code: string; intl: IntlShape }>()
  useEffect(() => {
    if (language === undefined) return
    let isWanted = true
    textsOf(language, group).then(
      (intl) => isWanted && setOther({ code: language.code, intl }),
      () => {},
    )
    return () => {
      isWanted = false
    }
  }, [language, group])
  return other !== undefined && other.code === language?.code ? other.intl : undefined
}
