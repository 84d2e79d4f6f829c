import { useIntl } from 'react-intl'
import { GlobeIcon } from '../../ui/controlIcons.tsx'
import classes from '../../ui/TopBar.module.css'
import { lazyPart } from '../hydration/lazyPart.tsx'
import { useLanguage } from '../i18n/I18nProvider.tsx'
import { LazyMenu } from '../menu/LazyMenu.tsx'

const LanguageList = lazyPart(() => import('./LanguageList.tsx').then((file) => file.LanguageList))

/** Menu that changes the language of the interface (I18N-05). */
export function LanguageMenu() {
  const intl = useIntl()
  const shown = useLanguage()
  const code = shown.code.toUpperCase()
  return (
    <LazyMenu
      label={intl.formatMessage({ id: 'language.label' }, { name: shown.name, code })}
      earlyId="language"
      button={
        <>
          <GlobeIcon />
          <span className={classes.toolText}>{code}</span>
        </>
      }
      buttonClassName={classes.tool}
      List={LanguageList}
    />
  )
}
