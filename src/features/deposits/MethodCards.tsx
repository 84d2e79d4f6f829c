import type { UseFormRegisterReturn } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import type { Value } from '../../api/operations.ts'
import { formatInstant } from '../../kit/format/dates.ts'
import { useLanguage } from '../../kit/i18n/I18nProvider.tsx'
import { AmountRange } from '../../money/amount/AmountRange.tsx'
import { FeeText } from '../../money/amount/FeeText.tsx'
import { useMarket } from '../../session/market.ts'
import { Badge } from '../../ui/Badge.tsx'
import { radioLook } from '../../ui/field/radioLook.ts'
import classes from './MethodCards.module.css'

export type DepositMethod = Value<'GET /wps/deposits/methods'>['methods'][number]

type Props = { methods: readonly DepositMethod[]; labelId: string; field: UseFormRegisterReturn }

/** Radio cards of the deposit methods, with their terms. */
export function MethodCards({ methods, labelId, field }: Props) {
  return (
    <div role="radiogroup" aria-labelledby={labelId} className={classes.cards}>
      {methods.map((method) => (
        <MethodCard key={method.method} method={method} field={field} />
      ))}
    </div>
  )
}

function MethodCard({ method, field }: { method: DepositMethod; field: UseFormRegisterReturn }) {
  const { method: id, name, description, limits, fee, expectedMinutes, available } = method
  return (
    <label className={classes.card} data-closed={!available || undefined}>
      <span className={classes.head}>
        <input
          {...field}
          {...radioLook}
          value={id}
          disabled={!available}
          aria-describedby={`deposit-${id}`}
        />
        <strong className={classes.name}>{name}</strong>
        <Availability method={method} />
      </span>
      <span id={`deposit-${id}`} className={classes.terms}>
        <span dir="auto">{description}</span>
        <span className={classes.facts}>
          <span>
            <AmountRange limits={limits} />
          </span>
          <span>
            <FormattedMessage
              id="deposits.methodFacts.fee"
              values={{ fee: <FeeText fee={fee} /> }}
            />
          </span>
          <span>
            <FormattedMessage
              id="wallet.methods.minutes"
              values={{ minutes: expectedMinutes.maximum }}
            />
          </span>
        </span>
      </span>
    </label>
  )
}

function Availability({ method: { available, availableAt } }: { method: DepositMethod }) {
  const language = useLanguage()
  const { timeZone } = useMarket()
  if (available) {
    return (
      <Badge tone="good">
        <FormattedMessage id="wallet.methods.available" />
      </Badge>
    )
  }
  return (
    <Badge tone="waiting">
      {availableAt === undefined ? (
        <FormattedMessage id="wallet.methods.closed" />
      ) : (
        <FormattedMessage
          id="wallet.methods.opens"
          values={{ moment: formatInstant(availableAt, 'minute', language, timeZone) }}
        />
      )}
    </Badge>
  )
}
