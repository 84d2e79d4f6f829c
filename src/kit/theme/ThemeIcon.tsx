import classes from './ThemeIcon.module.css'
import { themeIcons } from './themeIcons.ts'
import { themeChoices } from './themeStore.ts'

/**
 * Icons of all themes. A prerendered page is the same for all visitors, so it contains all icons.
 * Before the first paint, an attribute of `<html>` is set, and the styles show only the icon of the
 * chosen theme.
 */
export const ThemeIcon = () =>
  themeChoices.map((choice) => {
    const Icon = themeIcons[choice]
    return (
      <span key={choice} className={`${classes.icon} ${classes[choice]}`}>
        <Icon />
      </span>
    )
  })
