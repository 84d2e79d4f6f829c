import classes from './Spinner.module.css'

/** Something is on its way; `label` says what, for readers, unless what is around it does. */
export function Spinner({ label }: { label?: string }) {
  if (label === undefined) return <div className={classes.spinner} aria-hidden="true" />
  return (
    <div className={classes.spinner} role="status">
      <span className="visuallyHidden">{label}</span>
    </div>
  )
}
