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
import { FactList } from '../../ui/FactList.tsx'
import { Panel } from '../../ui/Panel.tsx'

type Security = Value<'GET /wps/member/security'>

const tones = { LOW: 'bad', MEDIUM: 'waiting', HIGH: 'good' } as const

/** How well the account is protected, and by what (MEM-22). */
export function SecurityPanel() {
  const security = useQuery(read('/wps/member/security', {}))
  return (
    <Panel
      title={<FormattedMessage id="account.security.title" />}
      aside={
        security.data && (
          <Badge tone={tones[security.data.level]}>
            <FormattedMessage id={`account.security.levels.${security.data.level}`} />
          </Badge>
        )
      }
    >
      <QueryPart query={security} placeholder={<Bones count={4} />}>
        {(value) => <Protections security={value} />}
      </QueryPart>
    </Panel>
  )
}

function Protections({ security }: { security: Security }) {
  const language = useLanguage()
  const { timeZone } = useMarket()
  const { passwordChangedAt } = security
  const protections = {
    paymentPassword: security.hasPaymentPassword,
    phone: security.mobileNum !== undefined,
    email: security.email !== undefined,
    authenticator: security.hasAuthenticator,
    addressCheck: security.checksAddress,
  }
  return (
    <FactList
      facts={[
        {
          id: 'password',
          term: <FormattedMessage id="account.security.password" />,
          value:
            passwordChangedAt === undefined ? (
              <State isOn={security.hasPassword} />
            ) : (
              <FormattedMessage
                id="account.security.changedAt"
                values={{ day: formatInstant(passwordChangedAt, 'date', language, timeZone) }}
              />
            ),
        },
        ...Object.entries(protections).map(([id, isOn]) => ({
          id,
          term: (
            // The keys above are those of the texts.
            <FormattedMessage id={`account.security.${id as keyof typeof protections}`} />
          ),
          value: <State isOn={isOn} />,
        })),
      ]}
    />
  )
}

function State({ isOn }: { isOn: boolean }) {
  return (
    <Badge tone={isOn ? 'good' : 'neutral'}>
      <FormattedMessage id={isOn ? 'account.security.on' : 'account.security.off'} />
    </Badge>
  )
}
