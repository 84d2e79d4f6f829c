import classes from './Radio.module.css'

/** Makes an input one of several: `<input {...radioLook} name="side" />`, inside its label. */
export const radioLook = { type: 'radio', className: classes.radio } as const
