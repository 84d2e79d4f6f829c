import { useIntl } from 'react-intl'
import { useWelcome } from '../../../features/account/welcome/useWelcome.ts'
import { WelcomeCard } from '../../../features/account/welcome/WelcomeCard.tsx'
import { useRewardCounts } from '../../../features/rewards/useRewardCounts.ts'
import { Balance } from '../../../features/wallet/Balance.tsx'
import { CashierLink } from '../../../features/wallet/CashierLink.tsx'
import { Link } from '../../../kit/page/Link.tsx'
import { paths } from '../../../paths.ts'
import { useMember } from '../../../session/session.queries.ts'
import { GiftIcon } from '../../../ui/menuIcons.tsx'
import { PersonName } from '../../../ui/PersonName.tsx'
import classes from './MemberCard.module.css'

/**
 * Shows the welcome checklist to a new member, and a card with balance and rewards to other
 * members.
 */
export function MemberCard() {
  const welcome = useWelcome()
  return welcome ? <WelcomeCard {...welcome} /> : <OwnCard />
}

/** Balance, and the number of rewards to claim. */
function OwnCard() {
  const intl = useIntl()
  const member = useMember().data
  const toClaim = useRewardCounts()?.rewardCenter ?? 0
  return (
    <section className={classes.card} aria-label={intl.formatMessage({ id: 'home.member.label' })}>
      <p className={classes.greeting}>
        {member &&
          intl.formatMessage(
            { id: 'home.member.greeting' },
            { name: <PersonName key="name" name={member.nickname || member.account} /> },
          )}
      </p>
      <Balance place="drawer" />
      <div className={classes.buttons}>
        <CashierLink way="deposit" />
        <CashierLink way="withdraw" />
      </div>
      <Link
        to={paths.member('rewardCentre')}
        className={classes.rewards}
        data-waiting={toClaim > 0 || undefined}
      >
        <GiftIcon />
        {toClaim > 0
          ? intl.formatMessage({ id: 'home.member.toClaim' }, { count: toClaim })
          : intl.formatMessage({ id: 'pages.member.rewardCentre' })}
      </Link>
    </section>
  )
}
