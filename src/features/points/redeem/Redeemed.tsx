import { useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import type { Value } from '../../../api/operations.ts'
import { closeModal } from '../../../kit/modal/modalStore.ts'
import { CopyButton } from '../../../kit/page/CopyButton.tsx'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { redemptionLabels, redemptionTones } from '../../../lib/records/points.ts'
import { referenceOf } from '../../../lib/reference.ts'
import { paths } from '../../../paths.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { FactList } from '../../../ui/FactList.tsx'
import layoutClasses from '../../../ui/layout.module.css'
import textClasses from '../../../ui/text.module.css'
import { Price } from '../Price.tsx'
import { newestRedemptionsQuery } from '../points.queries.ts'
import classes from './redeem.module.css'

type Redemption = Value<'POST /wps/relay/passwordCheck/MCS2_redeemPointReward'>

/** Redemption that was sent, with its reference and its current status. */
export function Redeemed({ record }: { record: Redemption }) {
  const navigate = useNavigate()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const newest = useQuery(newestRedemptionsQuery()).data?.items
  const { referenceNo, type, points, amount } = record
  const { status } = newest?.find((each) => each.referenceNo === referenceNo) ?? record
  return (
    <div className={classes.form}>
      <h3 ref={heading} tabIndex={-1} className={textClasses.stepTitle}>
        <FormattedMessage id="points.redeem.done" />
      </h3>
      <p className={classes.note}>
        <FormattedMessage id={`points.redeem.next.${type}`} />
      </p>
      <FactList
        facts={[
          {
            id: 'reference',
            term: <FormattedMessage id="points.columns.referenceNo" />,
            value: <Reference text={referenceOf(referenceNo)} />,
          },
          {
            id: 'status',
            term: <FormattedMessage id="records.columns.status" />,
            value: (
              <output>
                <Badge tone={redemptionTones[status]}>
                  <FormattedMessage id={redemptionLabels[status]} />
                </Badge>
              </output>
            ),
          },
          {
            id: 'cost',
            term: <FormattedMessage id="points.redeem.cost" />,
            value: <Price points={points} amount={amount} />,
          },
        ]}
      />
      <div className={layoutClasses.actions}>
        <Button variant="primary" size="large" onClick={() => void closeModal()}>
          <FormattedMessage id="points.redeem.more" />
        </Button>
        <Button
          size="large"
          onClick={() => void closeModal().then(() => navigate(paths.member('redemptions')))}
        >
          <FormattedMessage id="pages.member.redemptions" />
        </Button>
      </div>
    </div>
  )
}

function Reference({ text }: { text: string }) {
  const intl = useIntl()
  return (
    <span className={classes.reference}>
      <code>{text}</code>
      <CopyButton text={text} label={intl.formatMessage({ id: 'points.redeem.copy' })} />
    </span>
  )
}
