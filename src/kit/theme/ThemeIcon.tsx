import classes from './ThemeIcon.module.css'
import { themeIcons } from './themeIcons.ts'
import { themeChoices } from './themeStore.ts'

/**
 * Icons of all themes. Styles show the chosen one by an attribute of `<html>` that is set before
 * the first paint, since a prerendered page is the same for all visitors.
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
