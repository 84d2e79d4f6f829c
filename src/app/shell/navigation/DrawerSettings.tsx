import { useIntl } from 'react-intl'
import { chooseTheme, themeChoices, useThemeChoice } from '../../../kit/theme/themeStore.ts'
import { Segments } from '../../../ui/Segments.tsx'
import classes from './NavigationDrawer.module.css'

/** Theme setting, which does not fit into the header on a small screen. */
export function DrawerSettings() {
  const intl = useIntl()
  const theme = useThemeChoice()
  return (
    <section className={classes.section} aria-labelledby="drawer-settings">
      <h3 id="drawer-settings" className={classes.heading}>
        {intl.formatMessage({ id: 'drawer.theme' })}
      </h3>
      <Segments
        label={intl.formatMessage({ id: 'drawer.theme' })}
        options={themeChoices.map((id) => ({
          id,
          label: intl.formatMessage({ id: `theme.${id}` }),
        }))}
        chosenId={theme}
        onChange={chooseTheme}
      />
    </section>
  )
}
