import { useIntl } from 'react-intl'
import type { OpenMenu } from '../../ui/MenuButton.tsx'
import { MenuList } from '../../ui/MenuList.tsx'
import { themeIcons } from './themeIcons.ts'
import { chooseTheme, themeChoices, useThemeChoice } from './themeStore.ts'

export function ThemeList({ label, open }: { label: string; open: OpenMenu }) {
  const intl = useIntl()
  const shown = useThemeChoice()
  return (
    <MenuList
      {...open}
      label={label}
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
