import type { UseFormRegisterReturn } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import type { MessageId } from '../../kit/i18n/messageIds.ts'
import { RadioField } from '../../ui/field/RadioField.tsx'

type Props = { legendId: MessageId; field: UseFormRegisterReturn }

/** Radio buttons for the kind of a new account: member or agent. */
export function AccountKindField({ legendId, field }: Props) {
  const intl = useIntl()
  return (
    <RadioField
      legend={<FormattedMessage id={legendId} />}
      options={(['MEMBER', 'AGENT'] as const).map((value) => ({
        value,
        label: intl.formatMessage({ id: `records.accountKinds.${value}` }),
      }))}
      field={field}
      error={undefined}
    />
  )
}
