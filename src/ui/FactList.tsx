import type { ReactNode } from 'react'
import classes from './FactList.module.css'

/** `id` tells them apart. */
export type Fact = { id: string; term: ReactNode; value: ReactNode }

type Props = {
  facts: readonly Fact[]
  /**
   * `rows`, a term and its value a line; `tiles`, figures side by side; `columns`, the same within
   * a panel.
   */
  shape?: 'rows' | 'tiles' | 'columns'
}

/** Things and what they are. */
export function FactList({ facts, shape = 'rows' }: Props) {
  return (
    <dl className={classes[shape]}>
      {facts.map(({ id, term, value }) => (
        <div key={id} className={classes.fact}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
