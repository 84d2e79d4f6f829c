import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Value } from '../../api/operations.ts'
import { Link } from '../../kit/page/Link.tsx'
import { paths } from '../../paths.ts'
import { MarketMoney } from '../../session/MarketMoney.tsx'
import { CheckIcon } from '../../ui/controlIcons.tsx'
import { TextButton } from '../../ui/TextButton.tsx'
import textClasses from '../../ui/text.module.css'
import classes from './WithdrawalChecklist.module.css'
import type { WithdrawalNeed } from './withdrawalNeeds.ts'

type Props = {
  needs: readonly WithdrawalNeed[]
  terms: Value<'GET /wps/withdrawals/terms'>
  /** Moves the focus to the section where transaction password and payout account are set up. */
  onSetUp: () => void
}

/** Conditions of a withdrawal, with links to meet them; renders nothing if all are met. */
export function WithdrawalChecklist({ needs, terms, onSetUp }: Props) {
  if (needs.every(({ isMet }) => isMet)) return null
  const { limits, turnover } = terms
  const texts: Record<WithdrawalNeed['id'], ReactNode> = {
    identity: <FormattedMessage id="withdrawals.needs.identity" />,
    password: <FormattedMessage id="withdrawals.needs.password" />,
    key: <FormattedMessage id="withdrawals.needs.key" />,
    balance: (
      <FormattedMessage
        id="withdrawals.needs.balance"
        values={{ minimum: <MarketMoney amount={limits.minimum} /> }}
      />
    ),
    turnover: (
      <FormattedMessage
        id="withdrawals.needs.turnover"
        values={{ missing: <MarketMoney amount={turnover.missing} /> }}
      />
    ),
  }
  return (
    <section className={classes.checklist}>
      <h3 className={textClasses.subheading}>
        <FormattedMessage id="withdrawals.needs.title" />
      </h3>
      <ul className={classes.needs}>
        {needs.map(({ id, isMet }) => (
          <li key={id} className={classes.need} data-met={isMet || undefined}>
            <span className={classes.mark} aria-hidden="true">
              {isMet && <CheckIcon />}
            </span>
            <span>
              {isMet ? (
                <FormattedMessage id={metTexts[id]} />
              ) : (
                <NeedLink id={id} onSetUp={onSetUp}>
                  {texts[id]}
                </NeedLink>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const metTexts = {
  identity: 'withdrawals.needs.met.identity',
  password: 'withdrawals.needs.met.password',
  key: 'withdrawals.needs.met.key',
  balance: 'withdrawals.needs.met.balance',
  turnover: 'withdrawals.turnoverDone',
} as const

const pageOf = {
  identity: paths.member('identity'),
  balance: paths.member('deposit'),
  turnover: paths.hot(),
} as const

type NeedLinkProps = Pick<WithdrawalNeed, 'id'> & Pick<Props, 'onSetUp'> & { children: ReactNode }

function NeedLink({ id, onSetUp, children }: NeedLinkProps) {
  if (id === 'password' || id === 'key') {
    return <TextButton onClick={onSetUp}>{children}</TextButton>
  }
  return <Link to={pageOf[id]}>{children}</Link>
}
