import { useIntl } from 'react-intl'
import type { EditedRule } from '../rules/draft.ts'
import { useFieldLabel } from '../rules/useFieldLabel.ts'
import classes from './preview.module.css'
import type { LeftOut } from './previewRules.ts'

type Props = {
  leftOut: readonly LeftOut[]
  /** Problems that the form itself reported, in English. */
  problems: readonly { field: string; reason: string }[]
  fields: readonly EditedRule[]
}

/**
 * Lists the parts of the draft that the preview does not contain because they cannot be published.
 */
export function PreviewNotes({ leftOut, problems, fields }: Props) {
  const intl = useIntl()
  const labelOf = useFieldLabel()
  const nameOf = (field: string) =>
    labelOf(
      field,
      fields.find(({ name }) => name === field),
    )
  // The console's own note about a field is in the operator's language, so it replaces the English
  // note of the form.
  const known = new Set(leftOut.map(({ field }) => field))
  const rest = problems.filter(({ field }) => !known.has(field))
  if (leftOut.length + rest.length === 0) return null
  return (
    <div className={classes.notes} role="status">
      <p className={classes.notesTitle}>{intl.formatMessage({ id: 'operator.preview.leftOut' })}</p>
      <ul>
        {leftOut.map(({ field, what }) => (
          <li key={`${field} ${what}`}>
            {intl.formatMessage(
              { id: `operator.preview.without.${what}` },
              { field: field === undefined ? '' : nameOf(field) },
            )}
          </li>
        ))}
        {rest.map(({ field, reason }) => (
          <li key={`${field} ${reason}`}>
            {intl.formatMessage(
              { id: 'operator.preview.without.other' },
              { field: field === '' ? 'none' : nameOf(field), reason },
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
