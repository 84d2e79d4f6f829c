import { FormattedMessage } from 'react-intl'
import { Notice } from '../../ui/Notice.tsx'
import { useLanguage } from '../i18n/I18nProvider.tsx'
import type { MessageId } from '../i18n/messageIds.ts'

type Props = {
  /** Language of the content; undefined when it is the page's. */
  lang?: string
  /** Message with the argument `language`. */
  textId: MessageId
}

/**
 * Tells readers, once on a page, why its content is in another language.
 */
export function ContentLanguageNotice({ lang, textId }: Props) {
  const { locale } = useLanguage()
  if (lang === undefined) return null
  const language = new Intl.DisplayNames([locale, 'en'], { type: 'language' }).of(lang) ?? lang
  return (
    <Notice>
      <FormattedMessage id={textId} values={{ language }} />
    </Notice>
  )
}
