import type { MessageGroup } from 'virtual:messages'
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { IntlMessageFormat } from 'intl-messageformat'
import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react'
import {
  createIntl,
  createIntlCache,
  type IntlShape,
  type MessageDescriptor,
  RawIntlProvider,
} from 'react-intl'
import { useStore } from 'zustand'
import { useLoad } from '../hydration/useLoad.ts'
import type { Language } from './allLanguages.ts'
import type { I18n, I18nState, Messages } from './i18nStore.ts'
import type { MessageId } from './messageIds.ts'
import { countMissing } from './missingTexts.ts'

// For each text with values, the original `resolveLocale` of `intl-messageformat` lists all locales
// of `Intl`, and would delay the opening of a page by 20 ms. Only the parser needs the locale, and
// the portal parses texts at build time.
IntlMessageFormat.resolveLocale = () => undefined

const I18nContext = createContext<I18n | null>(null)

/**
 * Provides the texts that were loaded at the start to `FormattedMessage`, `useIntl` and
 * `useLanguage`. `WithMessages` provides groups that are loaded later. When such a group is loaded,
 * no other part of the page renders again.
 */
export function I18nProvider({ i18n, children }: { i18n: I18n; children: ReactNode }) {
  const language = useStore(i18n.store, (state) => state.language)
  const texts = useStore(i18n.store, (state) => state.everywhere)
  const intl = useMemo(() => createPortalIntl(i18n, { language, texts }), [i18n, language, texts])
  return (
    <I18nContext value={i18n}>
      <RawIntlProvider value={intl}>{children}</RawIntlProvider>
    </I18nContext>
  )
}

/** The i18n store of the page. */
export function useI18n(): I18n {
  const i18n = useContext(I18nContext)
  if (i18n === null) throw new Error('I18nProvider is missing above')
  return i18n
}

export function useLanguage(): Language {
  return useStore(useI18n().store, (state) => state.language)
}

/** Renders its children once the texts of `group` are loaded; suspends until then. */
export function WithMessages({ group, children }: { group: MessageGroup; children: ReactNode }) {
  const i18n = useI18n()
  useLoad(i18n.need(group))
  return <LoadedMessages>{children}</LoadedMessages>
}

/** Provides its children with all texts loaded so far, without waiting for further texts. */
export function LoadedMessages({ children }: { children: ReactNode }) {
  const i18n = useI18n()
  const { subscribe, getState } = i18n.store
  // In the first render, `useStore` would return the initial texts instead of the latest ones.
  const { language, texts } = useSyncExternalStore(subscribe, getState, i18n.firstState)
  const intl = useMemo(() => createPortalIntl(i18n, { language, texts }), [i18n, language, texts])
  return <RawIntlProvider value={intl}>{children}</RawIntlProvider>
}

function createPortalIntl(
  i18n: I18n,
  { language, texts }: Pick<I18nState, 'language' | 'texts'>,
): IntlShape {
  const cache = createIntlCache()
  const ofGroup = (messages: Messages) =>
    createIntl(
      {
        // With a locale, react-intl checks the support of `Intl` by listing all its locales. With
        // an empty locale, react-intl uses `defaultLocale` without a check.
        locale: '',
        // Selects Latin digits and the Gregorian calendar in every language.
        defaultLocale: `${language.locale}-u-ca-gregory-nu-latn`,
        // Ids are type-checked where they are used. The object contains only the groups loaded so
        // far.
        messages: messages as Record<MessageId, MessageFormatElement[]>,
        // Errors are ignored: the build has checked the texts, and a browser that lacks locale data
        // is no error of the portal.
        onError: () => {},
      },
      cache,
    )
  const groups = texts.map((messages) => ({ messages, intl: ofGroup(messages) }))
  const formatKnown = (descriptor: MessageDescriptor, ...rest: unknown[]): unknown => {
    const id = String(descriptor.id)
    const group = groups.find(({ messages }) => Object.hasOwn(messages, id))
    if (group) return Reflect.apply(group.intl.formatMessage, undefined, [descriptor, ...rest])
    // The group of this text is not loaded yet. Return an empty text until it is loaded.
    countMissing(language.code, [id])
    provideText(i18n, id).catch(() => {})
    return ''
  }
  // react-intl's overloads cannot be repeated here; arguments and result pass through unchanged.
  return { ...ofGroup({}), formatMessage: formatKnown as IntlShape['formatMessage'] }
}

/** Provides a text to all components. Visitors rarely need the large message group of members. */
async function provideText(i18n: I18n, id: string): Promise<void> {
  for (const group of ['features', 'entry', 'member'] as const) {
    await i18n.needEverywhere(group)
    if (i18n.store.getState().texts.some((messages) => Object.hasOwn(messages, id))) return
  }
}
