import type { UseFormRegisterReturn } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLanguage } from '../../kit/i18n/I18nProvider.tsx'
import { Button } from '../../ui/Button.tsx'
import { AmountField } from './AmountField.tsx'
import { amountAsTyped } from './parseAmount.ts'

type Props = UseFormRegisterReturn & {
  error: string | undefined
  /** Maximum amount, as a decimal string. */
  all: string
  /** Called with the maximum amount in the notation of the page's language, such as `1234,50`. */
  onAll: (text: string) => void
}

/** Field for an amount, with a button that fills in the maximum. */
export function AmountWithAllField({ all, onAll, ...field }: Props) {
  const intl = useIntl()
  const language = useLanguage()
  return (
    <AmountField
      {...field}
      label={intl.formatMessage({ id: 'wallet.amount.label' })}
      required
      trailingElement={
        <Button onClick={() => onAll(amountAsTyped(all, language))}>
          <FormattedMessage id="wallet.amount.all" />
        </Button>
      }
    />
  )
}
