import { FormattedMessage, useIntl } from 'react-intl'
import type { Value } from '../../api/operations.ts'
import { read } from '../../api/read.ts'
import { formatNumber } from '../../kit/format/numbers.ts'
import { useLanguage } from '../../kit/i18n/I18nProvider.tsx'
import { CopyButton } from '../../kit/page/CopyButton.tsx'
import { LazyQrCode } from '../../kit/qrCode/LazyQrCode.tsx'
import { Bones } from '../../kit/query/Bones.tsx'
import { QueryPart } from '../../kit/query/QueryPart.tsx'
import { useQuery } from '../../kit/query/useQuery.ts'
import { MarketMoney } from '../../session/MarketMoney.tsx'
import { FactList } from '../../ui/FactList.tsx'
import { Panel } from '../../ui/Panel.tsx'
import classes from './Referral.module.css'

/** CSS pixels. */
const codeSize = 152

/** How to invite friends, and what they have brought (MEM-15). */
export function Referral() {
  const referral = useQuery(read('/wps/referral', {}))
  return (
    <QueryPart query={referral} placeholder={<Bones count={4} />}>
      {(value) => (
        <>
          <Invitation referral={value} />
          <ReferralEarnings referral={value} />
        </>
      )}
    </QueryPart>
  )
}

type Props = { referral: Value<'GET /wps/referral'> }

function Invitation({ referral: { link, code, commissionRate } }: Props) {
  const intl = useIntl()
  const share = intl.formatNumber(Number(commissionRate) / 100, {
    style: 'percent',
    maximumFractionDigits: 4,
  })
  return (
    <Panel title={<FormattedMessage id="referral.link" />}>
      <div className={classes.invitation}>
        <div className={classes.words}>
          <p className={classes.note}>
            <FormattedMessage id="referral.explained" values={{ share }} />
          </p>
          <div className={classes.copy}>
            <bdi className={classes.link}>{link}</bdi>
            <CopyButton text={link} label={intl.formatMessage({ id: 'referral.copyLink' })} />
          </div>
          <div className={classes.copy}>
            <span>
              <FormattedMessage id="referral.code" values={{ code: <bdi>{code}</bdi> }} />
            </span>
            <CopyButton text={code} label={intl.formatMessage({ id: 'referral.copyCode' })} />
          </div>
        </div>
        <LazyQrCode
          text={link}
          size={codeSize}
          label={intl.formatMessage({ id: 'referral.qrCode' })}
        />
      </div>
    </Panel>
  )
}

function ReferralEarnings({ referral }: Props) {
  const language = useLanguage()
  return (
    <FactList
      shape="tiles"
      facts={[
        {
          id: 'friends',
          term: <FormattedMessage id="referral.friends" />,
          value: formatNumber(referral.friends, language),
        },
        {
          id: 'active',
          term: <FormattedMessage id="referral.activeFriends" />,
          value: formatNumber(referral.activeFriends, language),
        },
        {
          id: 'today',
          term: <FormattedMessage id="referral.today" />,
          value: <MarketMoney amount={referral.today} />,
        },
        {
          id: 'claimable',
          term: <FormattedMessage id="referral.claimable" />,
          value: <MarketMoney amount={referral.claimable} />,
        },
        {
          id: 'claimed',
          term: <FormattedMessage id="referral.claimed" />,
          value: <MarketMoney amount={referral.claimed} />,
        },
      ]}
    />
  )
}
