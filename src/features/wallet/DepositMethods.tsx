import { FormattedMessage } from 'react-intl'
import type { Value } from '../../api/operations.ts'
import { read } from '../../api/read.ts'
import { formatInstant } from '../../kit/format/dates.ts'
import { useLanguage } from '../../kit/i18n/I18nProvider.tsx'
import { Bones } from '../../kit/query/Bones.tsx'
import { QueryPart } from '../../kit/query/QueryPart.tsx'
import { useQuery } from '../../kit/query/useQuery.ts'
import { useMarket } from '../../session/market.ts'
import { Badge } from '../../ui/Badge.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FactList } from '../../ui/FactList.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { AmountRange } from './AmountRange.tsx'
import { FeeText } from './FeeText.tsx'
import classes from './wallet.module.css'

type Method = Value<'GET /wps/deposits/methods'>['methods'][number]

/** True if a method is open now, or says when it opens. */
const isOffered = ({ available, availableAt }: Method): boolean =>
  available || availableAt !== undefined

/** The ways to pay money in, with their terms (MEM-07). */
export function DepositMethods() {
  const methods = useQuery(read('/wps/deposits/methods', {}))
  return (
    <QueryPart query={methods} placeholder={<Bones count={4} />}>
      {({ methods: all }) =>
        all.some(isOffered) ? (
          <div className={classes.cards}>
            {all.map((method) => (
              <MethodCard key={method.method} method={method} />
            ))}
          </div>
        ) : (
          <EmptyState surface="panel" text={<FormattedMessage id="wallet.methods.none" />} />
        )
      }
    </QueryPart>
  )
}

function MethodCard({ method }: { method: Method }) {
  const { name, description, limits, fee, expectedMinutes } = method
  return (
    <Panel title={name} aside={<Availability method={method} />}>
      <p className={classes.note}>{description}</p>
      <FactList
        facts={[
          {
            id: 'limits',
            term: <FormattedMessage id="wallet.limits" />,
            value: <AmountRange limits={limits} />,
          },
          {
            id: 'fee',
            term: <FormattedMessage id="wallet.fee.title" />,
            value: <FeeText fee={fee} />,
          },
          {
            id: 'time',
            term: <FormattedMessage id="wallet.methods.time" />,
            value: (
              <FormattedMessage
                id="wallet.methods.minutes"
                values={{ minutes: expectedMinutes.maximum }}
              />
            ),
          },
        ]}
      />
    </Panel>
  )
}

function Availability({ method: { available, availableAt } }: { method: Method }) {
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
