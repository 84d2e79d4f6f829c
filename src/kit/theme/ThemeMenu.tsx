import { useIntl } from 'react-intl'
import classes from '../../ui/TopBar.module.css'
import { lazyPart } from '../hydration/lazyPart.tsx'
import { LazyMenu } from '../menu/LazyMenu.tsx'
import { ThemeIcon } from './ThemeIcon.tsx'
import { useThemeChoice } from './themeStore.ts'

const ThemeList = lazyPart(() => import('./ThemeList.tsx').then((file) => file.ThemeList))

/** Menu for the dark, light or system theme (I18N-01). */
export function ThemeMenu() {
  const intl = useIntl()
  const shown = useThemeChoice()
  return (
    <LazyMenu
      label={intl.formatMessage({ id: 'theme.label' }, { choice: shown })}
      earlyId="theme"
      button={<ThemeIcon />}
      buttonClassName={classes.tool}
      List={ThemeList}
    />
  )
}
