import { FormattedMessage } from 'react-intl'
import { Notice } from '../../ui/Notice.tsx'
import { useLanguage } from '../i18n/I18nProvider.tsx'

/**
 * Tells readers, once on a page, why its content is in another language.
 * @param lang language of the content; undefined when it is the page's
 */
export function ContentLanguageNotice({ lang }: { lang?: string }) {
  const { locale } = useLanguage()
  if (lang === undefined) return null
  const language = new Intl.DisplayNames([locale, 'en'], { type: 'language' }).of(lang) ?? lang
  return (
    <Notice>
      <FormattedMessage id="content.language" values={{ language }} />
    </Notice>
  )
}
