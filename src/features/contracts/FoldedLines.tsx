import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import classes from './FoldedLines.module.css'

/** Maximum number of lines that are listed without expanding. */
const mostOpen = 2

/**
 * Lines of a calculation, folded if there are many.
 * @param count number of shares and corrections among the lines.
 */
export function FoldedLines({ count, children }: { count: number; children: ReactNode }) {
  const lines = <ul className={classes.lines}>{children}</ul>
  if (count <= mostOpen) return lines
  return (
    <details className={classes.shares}>
      <summary>
        <FormattedMessage id="records.calculation.shares" values={{ count }} />
      </summary>
      {lines}
    </details>
  )
}
