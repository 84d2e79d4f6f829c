import { useIntl } from 'react-intl'
import type { FormField } from '../ruledField/formField.ts'
import { fieldLabel } from '../ruledField/messages.ts'
import classes from './registrationForm.module.css'

/** Live region that lists the fields whose rules an operator changed while the form was open. */
export function RulesNotice({ fields }: { fields: readonly FormField[] }) {
  const intl = useIntl()
  const names = fields.map((field) => fieldLabel(intl, field))
  return (
    <p role="status" className={classes.notice} data-empty={names.length === 0 || undefined}>
      {names.length > 0 &&
        intl.formatMessage(
          { id: 'registration.rulesChanged.changed' },
          { fields: intl.formatList(names) },
        )}
    </p>
  )
}
