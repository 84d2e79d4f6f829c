import classes from './ThemeIcon.module.css'
import { themeIcons } from './themeIcons.ts'
import { themeChoices } from './themeStore.ts'

/**
 * Icon of the chosen theme. Styles select it by an attribute of `<html>`, which is set before the
 * first paint, since a prerendered page is the same for all visitors.
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
