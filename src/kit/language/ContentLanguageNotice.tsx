import { FormattedMessage } from 'react-intl'
import { Notice } from '../../ui/Notice.tsx'
import { useLanguage } from '../i18n/I18nProvider.tsx'
import type { MessageId } from '../i18n/messageIds.ts'

type Props = {
  /** BCP 47 tag of the content's language; undefined if it is the page's language. */
  lang?: string
  /** Id of the notice's text. The text has the placeholder `language`. */
  textId: MessageId
}

/** Notice that the content of a page is in another language. Use it once on a page. */
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
