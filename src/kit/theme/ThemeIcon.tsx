import classes from './ThemeIcon.module.css'
import { themeIcons } from './themeIcons.ts'
import { themeChoices } from './themeStore.ts'

/**
 * The chosen theme. Styles choose it by an attribute of `<html>`, which is there before the first
 * paint: the prerendered page knows no visitor.
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
