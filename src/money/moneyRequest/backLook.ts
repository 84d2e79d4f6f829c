import { buttonLook } from '../../ui/Button.tsx'
import classes from './backLook.module.css'

const quiet = buttonLook('quiet')

/** The look of a link back to the list that a request was opened from. */
export const backLook = { ...quiet, className: `${quiet.className} ${classes.back}` }
