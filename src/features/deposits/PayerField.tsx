import type { UseFormRegisterReturn } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { TextField } from '../../ui/field/TextField.tsx'
import { Panel } from '../../ui/Panel.tsx'
import classes from './deposit.module.css'

type Props = { field: UseFormRegisterReturn; error: string | undefined }

/** Field for the CPF of the paying account, with the reason for it. It is asked for once. */
export function PayerField({ field, error }: Props) {
  const intl = useIntl()
  return (
    <Panel title={<FormattedMessage id="deposits.payer.why" />}>
      <p className={classes.note}>
        <FormattedMessage id="deposits.payer.whyText" />
      </p>
      <div className={classes.narrow}>
        <TextField
          {...field}
          label={intl.formatMessage({ id: 'deposits.payer.label' })}
          hint={intl.formatMessage({ id: 'deposits.payer.hint' })}
          error={error}
          inputMode="numeric"
          autoComplete="off"
          maxLength={30}
          required
        />
      </div>
    </Panel>
  )
}
