import classes from './Spinner.module.css'

/** Loading indicator; `label` describes it for screen readers, unless the surroundings do. */
export function Spinner({ label }: { label?: string }) {
  if (label === undefined) return <div className={classes.spinner} data-busy aria-hidden="true" />
  return (
    <div className={classes.spinner} data-busy role="status">
      <span className="visuallyHidden">{label}</span>
    </div>
  )
}
