import { buttonLook } from '../../ui/Button.tsx'
import classes from './backLook.module.css'

const quiet = buttonLook('quiet')

/** Style of a link back to the list of requests. */
export const backLook = { ...quiet, className: `${quiet.className} ${classes.back}` }
