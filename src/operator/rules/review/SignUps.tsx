import { FormattedMessage, useIntl } from 'react-intl'
import patterns from '../../patterns.module.css'
import { type SignUpCheck, useEditor } from '../editorStore.ts'
import { useFieldLabel } from '../useFieldLabel.ts'
import classes from './review.module.css'

/** Number of recent sign-ups that the draft would reject, by field and without personal data. */
export function SignUps() {
  const check = useEditor((state) => state.check)
  if (check === null) return null
  const { days, total, refused, fields } = check.result.signUps
  const failing = fields
    .filter(({ wouldFail }) => wouldFail > 0)
    .toSorted((one, other) => other.wouldFail / other.total - one.wouldFail / one.total)
  return (
    <>
      <p className={classes.text}>
        <FormattedMessage
          id={`operator.signUps.${refused === 0 ? 'none' : 'refused'}`}
          values={{ total, refused, days }}
        />
      </p>
      {failing.length > 0 && <FailingFields fields={failing} days={days} />}
    </>
  )
}

type FieldsProps = Pick<SignUpCheck, 'fields' | 'days'>

function FailingFields({ fields, days }: FieldsProps) {
  const intl = useIntl()
  const labelOf = useFieldLabel()
  const draft = useEditor((state) => state.draft)
  return (
    <ul className={patterns.stack8}>
      {fields.map(({ field, total: filled, wouldFail }) => {
        const label = labelOf(
          field,
          draft.fields.find(({ name }) => name === field),
        )
        return (
          <li key={field}>
            <p>
              {intl.formatMessage(
                { id: 'operator.signUps.failing' },
                { wouldFail, total: filled, days, field: label },
              )}
            </p>
            <meter
              className={classes.meter}
              min={0}
              max={filled}
              value={wouldFail}
              aria-label={label}
            />
          </li>
        )
      })}
    </ul>
  )
}
