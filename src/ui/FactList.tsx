import type { ReactNode } from 'react'
import classes from './FactList.module.css'

/** Pair of term and value; `id` is unique within the list. */
export type Fact = { id: string; term: ReactNode; value: ReactNode }

type Props = {
  facts: readonly Fact[]
  /**
   * `rows`: one pair per line; `tiles`: figures side by side; `columns`: figures side by side
   * within a panel.
   */
  shape?: 'rows' | 'tiles' | 'columns'
}

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
