import classes from './RecordSkeleton.module.css'
import type { RecordsDefinition } from './sealedDefinition.ts'

const lines = Array.from({ length: 10 }, (_, line) => line)

/** Placeholder of a record page: totals, then a table. */
export function RecordSkeleton({ definition }: { definition: RecordsDefinition }) {
  return (
    <div className={classes.skeleton} aria-hidden="true">
      {definition.SummarySkeleton && <definition.SummarySkeleton />}
      {definition.totals.length > 0 && (
        <div className={classes.totals}>
          {definition.totals.map(({ field }) => (
            <span key={field} className={classes.total} />
          ))}
        </div>
      )}
      <div className={classes.table}>
        {lines.map((line) => (
          <span key={line} className={classes.line} />
        ))}
      </div>
    </div>
  )
}
