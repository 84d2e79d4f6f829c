import { useFormContext } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { formatPercent } from '../../../kit/format/percent.ts'
import { useLanguage } from '../../../kit/i18n/I18nProvider.tsx'
import type { TermField } from '../../../lib/contracts/contractTerms.ts'
import { AmountField } from '../../../money/amount/AmountField.tsx'
import { TextField } from '../../../ui/field/TextField.tsx'
import classes from '../contracts.module.css'
import { labelIdOf } from '../terms/contractKinds.ts'
import type { OfferValues } from './offerForm.ts'

type Props = {
  fields: readonly TermField[]
  /** Path prefix of these fields in the form's values. */
  at: 'fields' | `tiers.${number}`
  /** Highest rates that the agent may offer, one for each rate field. */
  highestRates: readonly string[] | undefined
}

/** Input fields for the general terms or for one tier, each with its error. */
export function TermFields({ fields, at, highestRates }: Props) {
  const intl = useIntl()
  const language = useLanguage()
  const { register, getFieldState, formState } = useFormContext<OfferValues>()
  const rates = fields.filter(({ as }) => as === 'rate')
  return (
    <div className={classes.fields}>
      {fields.map((field) => {
        const { name, as } = field
        const path = `${at}.${name}` as const
        const shared = {
          ...register(path),
          label: intl.formatMessage({ id: labelIdOf(field) }),
          error: getFieldState(path, formState).error?.message,
          required: true,
        }
        if (as === 'money') return <AmountField key={name} {...shared} />
        const highest = as === 'rate' ? highestRates?.[rates.indexOf(field)] : undefined
        return (
          <TextField
            key={name}
            {...shared}
            inputMode={as === 'rate' ? 'decimal' : 'numeric'}
            autoComplete="off"
            maxLength={40}
            trailingElement={as === 'rate' ? <Percent /> : undefined}
            hint={
              highest &&
              intl.formatMessage(
                { id: 'contracts.offer.highest' },
                { rate: formatPercent(highest, language) },
              )
            }
          />
        )
      })}
    </div>
  )
}

const Percent = () => <span className={classes.percent} aria-hidden="true" />
