import { FormattedMessage, useIntl } from 'react-intl'
import { useEditor } from '../editorStore.ts'
import { useFieldLabel } from '../useFieldLabel.ts'
import classes from './review.module.css'

/** How recent sign-ups would have fared under the draft; counts of shapes, never of people. */
export function SignUps() {
  const intl = useIntl()
  const labelOf = useFieldLabel()
  const { check, draft } = useEditor()
  if (check === null) return null
  const { days, total, fields } = check.result.signUps
  const failing = fields
    .filter(({ wouldFail }) => wouldFail > 0)
    .toSorted((one, other) => other.wouldFail / other.total - one.wouldFail / one.total)
  if (failing.length === 0) {
    return (
      <p className={classes.text}>
        <FormattedMessage id="operator.signUps.none" values={{ total, days }} />
      </p>
    )
  }
  return (
    <ul className={classes.failing}>
      {failing.map(({ field, total: filled, wouldFail }) => {
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
