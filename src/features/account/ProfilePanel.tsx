import { FormattedMessage } from 'react-intl'
import { read } from '../../api/read.ts'
import { formatInstant } from '../../kit/format/dates.ts'
import { useLanguage } from '../../kit/i18n/I18nProvider.tsx'
import { Bones } from '../../kit/query/Bones.tsx'
import { QueryPart } from '../../kit/query/QueryPart.tsx'
import { useQuery } from '../../kit/query/useQuery.ts'
import { useMarket } from '../../session/market.ts'
import { useMember } from '../../session/session.queries.ts'
import { FactList } from '../../ui/FactList.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { PersonName } from '../../ui/PersonName.tsx'

/** Who the member is; phone and e-mail as the server masks them. */
export function ProfilePanel() {
  const profile = useQuery(read('/wps/member/profile', {}))
  const registeredAt = useMember().data?.registeredAt
  const language = useLanguage()
  const { timeZone } = useMarket()
  const notGiven = <FormattedMessage id="account.profile.notGiven" />
  return (
    <Panel title={<FormattedMessage id="account.profile.title" />}>
      <QueryPart query={profile} placeholder={<Bones count={4} />}>
        {({ account, nickname, mobileNum, email }) => (
          <FactList
            facts={[
              {
                id: 'account',
                term: <FormattedMessage id="account.profile.account" />,
                value: <PersonName name={account} />,
              },
              {
                id: 'nickname',
                term: <FormattedMessage id="account.profile.nickname" />,
                value: nickname ? <PersonName name={nickname} /> : notGiven,
              },
              {
                id: 'mobile',
                term: <FormattedMessage id="account.profile.mobile" />,
                value: mobileNum ? <bdi>{mobileNum}</bdi> : notGiven,
              },
              {
                id: 'email',
                term: <FormattedMessage id="account.profile.email" />,
                value: email ? <bdi>{email}</bdi> : notGiven,
              },
              ...(registeredAt === undefined
                ? []
                : [
                    {
                      id: 'since',
                      term: <FormattedMessage id="account.profile.since" />,
                      value: formatInstant(registeredAt, 'date', language, timeZone),
                    },
                  ]),
            ]}
          />
        )}
      </QueryPart>
    </Panel>
  )
}
