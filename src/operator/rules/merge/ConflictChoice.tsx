import { FormattedMessage, useIntl } from 'react-intl'
import { radioLook } from '../../../ui/field/radioLook.ts'
import type { EditedRule } from '../draft.ts'
import { PartName } from '../review/PartChange.tsx'
import { useFieldLabel } from '../useFieldLabel.ts'
import { PartValue } from '../values/PartValue.tsx'
import classes from './merge.module.css'
import type { MergeItem, Side } from './mergeRules.ts'

export const choiceId = (item: string, side: Side): string => `merge-${item}-${side}`

type Props = {
  item: MergeItem
  author: string
  /**
   * Fields of both sides and of their base, since one side may have removed the field of the
   * conflict.
   */
  fields: readonly EditedRule[]
  choice: Side | undefined
  isMissing: boolean
  onChoose: (side: Side) => void
}

/** Conflict between the two sides, with a choice of one of their values. */
export function ConflictChoice({ item, author, fields, choice, isMissing, onChoose }: Props) {
  return (
    <fieldset className={classes.conflict} data-missing={isMissing || undefined}>
      <legend className={classes.legend}>
        <ItemName item={item} fields={fields} />
      </legend>
      <p className={classes.before}>
        <FormattedMessage id="operator.merge.before" />
        <PartValue property={item.property} value={item.base} />
      </p>
      <div className={classes.sides}>
        {(['mine', 'theirs'] as const).map((side) => (
          <label key={side} className={classes.side} data-chosen={choice === side || undefined}>
            <span className={classes.sideName}>
              <input
                {...radioLook}
                id={choiceId(item.id, side)}
                name={`merge-${item.id}`}
                checked={choice === side}
                onChange={() => onChoose(side)}
              />
              <FormattedMessage id={`operator.merge.side.${side}`} values={{ author }} />
            </span>
            <PartValue property={item.property} value={item[side]} />
          </label>
        ))}
      </div>
    </fieldset>
  )
}

export function ItemName({ item, fields }: Pick<Props, 'item' | 'fields'>) {
  const intl = useIntl()
  const labelOf = useFieldLabel()
  const { field, property, detail } = item
  return (
    <FormattedMessage
      id="operator.merge.item"
      values={{
        field:
          field === undefined
            ? intl.formatMessage({ id: 'operator.values.allFields' })
            : labelOf(
                field,
                fields.find(({ name }) => name === field),
              ),
        part: <PartName property={property} {...(detail === undefined ? {} : { detail })} />,
      }}
    />
  )
}
