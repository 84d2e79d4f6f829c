import { FormattedMessage, useIntl } from 'react-intl'
import patterns from '../../patterns.module.css'
import type { EditedRule } from '../draft.ts'
import { PartValue } from '../values/PartValue.tsx'
import { ItemName } from './ConflictChoice.tsx'
import classes from './merge.module.css'
import type { MergeResult } from './mergeRules.ts'

type Props = {
  takenItems: MergeResult['takenItems']
  author: string
  fields: readonly EditedRule[]
}

/** Changes that merged without a conflict, with their author. */
export function TakenList({ takenItems, author, fields }: Props) {
  const intl = useIntl()
  if (takenItems.length === 0) return null
  return (
    <section className={patterns.column12}>
      <h3 className={classes.title}>
        {intl.formatMessage({ id: 'operator.merge.taken' }, { count: takenItems.length })}
      </h3>
      <ul className={classes.taken}>
        {takenItems.map((item) => (
          <li key={item.id} className={classes.takenItem}>
            <p className={classes.takenName}>
              <ItemName item={item} fields={fields} />
            </p>
            <p className={patterns.note} data-from={item.from}>
              <FormattedMessage id={`operator.merge.from.${item.from}`} values={{ author }} />
            </p>
            <div className={classes.value}>
              <PartValue
                property={item.property}
                value={item.from === 'theirs' ? item.theirs : item.mine}
              />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
