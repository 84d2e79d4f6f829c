import { buttonLook } from '../../ui/Button.tsx'
import classes from './backLook.module.css'

const quietLook = buttonLook('quiet')

/** Props for a link that leads back to the list of requests. */
export const backLook = { ...quietLook, className: `${quietLook.className} ${classes.back}` }
