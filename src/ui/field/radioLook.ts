import classes from './Check.module.css'

/**
 * Props that style an input as a radio button: `<input {...radioLook} name="side" />`, inside its
 * label.
 */
export const radioLook = { type: 'radio', className: classes.radio } as const
