import type { MessageGroup } from 'virtual:messages'
import { createI18n, type I18n, loadMessages, withShared } from './i18nStore.ts'
import { findLanguage } from './languages.ts'

/**
 * Creates an i18n store in English with the given groups and the groups that they require
 * (`withShared`).
 */
export async function englishI18n(...groupNames: MessageGroup[]): Promise<I18n> {
  const language = findLanguage('en')
  if (!language) throw new Error('English is not shown')
  const groups = groupNames.flatMap(withShared)
  const texts = await Promise.all(groups.map((group) => loadMessages(language, group)))
  return createI18n({ language, texts, groups })
}
