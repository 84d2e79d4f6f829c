import type { IntlShape } from 'react-intl'
import { allLanguages, type Language } from '../../../kit/i18n/allLanguages.ts'
import type { EditedRule } from '../draft.ts'

type Texts = EditedRule['label']

/** Language of a language tag: `pt` and `pt-BR` are the same language. */
export function languageOf(tag: string): Language | undefined {
  const wanted = tag.toLowerCase()
  return (
    allLanguages.find(
      ({ code, locale }) => code.toLowerCase() === wanted || locale.toLowerCase() === wanted,
    ) ?? allLanguages.find(({ code }) => code.toLowerCase() === wanted.split('-')[0])
  )
}

/** Name of the language of a tag, in the language of the console. */
export const languageName = (intl: IntlShape, tag: string): string =>
  intl.formatDisplayName(languageOf(tag)?.code ?? tag, { type: 'language' }) ?? tag

/** Texts with one language replaced under its existing tag; an empty text is removed. */
export function textWith(texts: Texts, code: string, text: string): Texts | undefined {
  const tag =
    Object.keys(texts ?? {}).find((each) => (languageOf(each)?.code ?? each) === code) ?? code
  const { [tag]: _old, ...others } = texts ?? {}
  if (text !== '')
    return texts && tag in texts ? { ...texts, [tag]: text } : { ...others, [tag]: text }
  return Object.keys(others).length === 0 ? undefined : others
}
