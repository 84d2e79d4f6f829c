import { useIntl } from 'react-intl'
import { DeviceIcon, MoonIcon, SunIcon } from '../../ui/icons.tsx'
import { Menu } from '../../ui/Menu.tsx'
import classes from '../../ui/TopBar.module.css'
import { chooseTheme, type ThemeChoice, themeChoices, useThemeChoice } from './themeStore.ts'

const icons = { dark: MoonIcon, light: SunIcon, system: DeviceIcon } satisfies Record<
  ThemeChoice,
  unknown
>

/** Chooses dark, light or what the device has (I18N-01). */
export function ThemeMenu() {
  const intl = useIntl()
  const shown = useThemeChoice()
  const ShownIcon = icons[shown]
  return (
    <Menu
      label={intl.formatMessage({ id: 'theme.label' }, { choice: shown })}
      early="theme"
      button={<ShownIcon />}
      buttonClassName={classes.tool}
      items={themeChoices.map((choice) => {
        const Icon = icons[choice]
        return {
          id: choice,
          label: intl.formatMessage({ id: `theme.${choice}` }),
          icon: <Icon />,
          checked: choice === shown,
          onSelect: () => chooseTheme(choice),
        }
      })}
    />
  )
}
