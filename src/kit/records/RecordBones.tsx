import classes from './RecordBones.module.css'
import type { RecordsDefinition } from './sealedDefinition.ts'

const lines = Array.from({ length: 10 }, (_, line) => line)

/** The shape of a record page's answer: its sums, then its table. */
export function RecordBones({ definition }: { definition: RecordsDefinition }) {
  return (
    <div className={classes.bones} aria-hidden="true">
      {definition.SummaryBones && <definition.SummaryBones />}
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
