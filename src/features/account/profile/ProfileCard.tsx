import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { read } from '../../../api/read.ts'
import { copyText } from '../../../kit/clipboard/copyText.ts'
import { formatInstant } from '../../../kit/format/dates.ts'
import { useLanguage } from '../../../kit/i18n/I18nProvider.tsx'
import { openModal } from '../../../kit/modal/modalStore.ts'
import { QueryPart } from '../../../kit/query/QueryPart.tsx'
import { Skeleton } from '../../../kit/query/Skeleton.tsx'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { useIcon } from '../../../session/icon.queries.ts'
import { useMarket } from '../../../session/market.ts'
import { useAccountKind, useMember, useModules } from '../../../session/session.queries.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { CopyIcon } from '../../../ui/controlIcons.tsx'
import controlClasses from '../../../ui/controls.module.css'
import layoutClasses from '../../../ui/layout.module.css'
import { PersonName } from '../../../ui/PersonName.tsx'
import classes from './ProfileCard.module.css'

type Props = {
  term: ReactNode
  value: ReactNode
  /** Text that the button copies; undefined while it is loading. */
  copiedText: string | undefined
  /** Accessible name of the button. */
  action: string
}

/** Term and value that identify the account, with a copy button. */
function CopyFact({ term, value, copiedText, action }: Props) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        {value}
        <button
          type="button"
          className={`${controlClasses.iconTool} ${classes.copy}`}
          aria-label={action}
          aria-disabled={copiedText === undefined || undefined}
          onClick={() => copiedText !== undefined && void copyText(copiedText)}
        >
          <CopyIcon />
        </button>
      </dd>
    </div>
  )
}

/** Width and height in CSS pixels. */
const pictureSize = 88

/** Card with the member's picture, names and account identifiers (MEM-01). */
export function ProfileCard() {
  const intl = useIntl()
  const member = useMember()
  const kind = useAccountKind()
  const icon = useIcon()
  return (
    <section className={classes.card} aria-label={intl.formatMessage({ id: 'profile.title' })}>
      <div className={classes.picture}>
        <Avatar icon={icon} size={pictureSize} />
        <Button onClick={() => openModal({ name: 'avatar' })}>
          <FormattedMessage id="profile.changePicture" />
        </Button>
      </div>
      <QueryPart query={member} placeholder={<Skeleton count={3} />}>
        {({ id, account, nickname, registeredAt }) => (
          <div className={layoutClasses.stack16}>
            <div className={classes.names}>
              <h2 className={classes.name}>
                <PersonName name={nickname || account} />
              </h2>
              {kind && (
                <Badge tone={kind === 'agent' ? 'good' : 'neutral'}>
                  <FormattedMessage id={`account.kind.${kind}`} />
                </Badge>
              )}
            </div>
            <dl className={classes.facts}>
              <CopyFact
                term={<FormattedMessage id="profile.account" />}
                value={<PersonName name={account} />}
                copiedText={account}
                action={intl.formatMessage({ id: 'profile.copyAccount' })}
              />
              <CopyFact
                term={<FormattedMessage id="profile.id" />}
                value={<bdi dir="ltr">{id}</bdi>}
                copiedText={id}
                action={intl.formatMessage({ id: 'profile.copyId' })}
              />
              <Invitation />
              <Since registeredAt={registeredAt} />
            </dl>
          </div>
        )}
      </QueryPart>
    </section>
  )
}

function Since({ registeredAt }: { registeredAt: string }) {
  const language = useLanguage()
  const { timeZone } = useMarket()
  return (
    <div>
      <dt>
        <FormattedMessage id="profile.since" />
      </dt>
      <dd>{formatInstant(registeredAt, 'date', language, timeZone)}</dd>
    </div>
  )
}

/** Invitation code for friends, on platforms with a refer-and-earn programme. */
function Invitation() {
  const intl = useIntl()
  const hasReferral = useModules()?.has('REFERRAL3') === true
  const referral = useQuery({ ...read('/wps/referral', {}), enabled: hasReferral })
  // A failure is not shown here, because the referral page shows it.
  if (!hasReferral || referral.isError) return null
  const code = referral.data?.code
  return (
    <CopyFact
      term={<FormattedMessage id="profile.invitation" />}
      value={
        code === undefined ? <span className={classes.waiting} /> : <bdi dir="ltr">{code}</bdi>
      }
      copiedText={code}
      action={intl.formatMessage({ id: 'profile.copyInvitation' })}
    />
  )
}
