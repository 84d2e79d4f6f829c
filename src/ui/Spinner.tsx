import classes from './Spinner.module.css'

/** Something is on its way; `label` says what, for readers. */
export function Spinner({ label }: { label: string }) {
  return (
    <div className={classes.spinner} role="status">
      <span className="visuallyHidden">{label}</span>
    </div>
  )
}
