import classes from './registrationForm.module.css'

const fields = ['first', 'second', 'third', 'fourth', 'fifth']

/** Skeleton of the form, shown while its rules load. */
export function FormSkeleton({ label }: { label: string }) {
  return (
    <div className={classes.skeleton} role="status" aria-label={label}>
      {fields.map((field) => (
        <div key={field} className={classes.skeletonField}>
          <span className={classes.skeletonLabel} />
          <span className={classes.skeletonControl} />
        </div>
      ))}
      <span className={classes.skeletonControl} />
    </div>
  )
}
