import { useIntl } from 'react-intl'
import { useI18n, useLanguage } from '../kit/i18n/I18nProvider.tsx'
import { shownLanguages } from '../kit/i18n/languages.ts'
import { chooseTheme, themeChoices, useThemeChoice } from '../kit/theme/themeStore.ts'
import { showToast } from '../kit/toast/toastStore.ts'
import { DeviceIcon, GlobeIcon, MoonIcon, SunIcon } from '../ui/icons.tsx'
import { Menu } from '../ui/Menu.tsx'
import classes from './console.module.css'

const themeIcons = { dark: MoonIcon, light: SunIcon, system: DeviceIcon }

/** Language and theme, which the portal of this browser shares. */
export function Tools() {
  return (
    <>
      <LanguageTool />
      <ThemeTool />
    </>
  )
}

function LanguageTool() {
  const intl = useIntl()
  const i18n = useI18n()
  const shown = useLanguage()
  return (
    <Menu
      label={intl.formatMessage({ id: 'language.label' }, { name: shown.name })}
      button={
        <>
          <GlobeIcon />
          <span className={classes.toolText}>{shown.code.toUpperCase()}</span>
        </>
      }
      buttonClassName={classes.tool}
      items={shownLanguages.map(({ code, name, locale }) => ({
        id: code,
        label: name,
        lang: locale,
        checked: code === shown.code,
        onSelect: () => {
          i18n.changeLanguage(code).catch(() => {
            showToast('failure', { id: 'failure.language', values: { name } })
          })
        },
      }))}
    />
  )
}

function ThemeTool() {
  const intl = useIntl()
  const shown = useThemeChoice()
  const ShownIcon = themeIcons[shown]
  return (
    <Menu
      label={intl.formatMessage({ id: 'theme.label' }, { choice: shown })}
      button={<ShownIcon />}
      buttonClassName={classes.tool}
      items={themeChoices.map((choice) => {
        const Icon = themeIcons[choice]
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
