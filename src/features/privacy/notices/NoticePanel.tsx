import { FormattedMessage } from 'react-intl'
import { Link } from '../../../kit/page/Link.tsx'
import { QueryPart } from '../../../kit/query/QueryPart.tsx'
import { Skeleton } from '../../../kit/query/Skeleton.tsx'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { paths } from '../../../paths.ts'
import { Panel } from '../../../ui/Panel.tsx'
import textClasses from '../../../ui/text.module.css'
import { type Channel, type Preferences, reasonId } from './choices.ts'
import { NoticeTable } from './NoticeTable.tsx'
import classes from './notices.module.css'
import { noticesQuery } from './notices.queries.ts'

/**
 * Notification preferences of the member by kind and channel (MEM-24). Each switch is saved
 * separately.
 */
export function NoticePanel() {
  const notices = useQuery(noticesQuery())
  return (
    <Panel title={<FormattedMessage id="privacy.notices.title" />}>
      <p className={textClasses.intro}>
        <FormattedMessage id="privacy.notices.intro" />
      </p>
      <QueryPart query={notices} placeholder={<NoticeSkeleton />}>
        {(preferences) => <Loaded preferences={preferences} />}
      </QueryPart>
    </Panel>
  )
}

function Loaded({ preferences }: { preferences: Preferences }) {
  return (
    <>
      <NoticeTable preferences={preferences} />
      <ul className={classes.channels}>
        {preferences.channels.filter(hasReason).map((channel) => (
          <li key={channel.channel} id={reasonId(channel)}>
            <ChannelText channel={channel} />
          </li>
        ))}
      </ul>
    </>
  )
}

/**
 * True if the page shows a text about the channel. The inbox needs no text. Push notifications with
 * a registered device need no text either, because another panel lists the devices.
 */
const hasReason = ({ channel, standing }: Channel): boolean =>
  channel !== 'MESSAGE' && !(channel === 'PUSH' && standing === 'READY')

function ChannelText({ channel: { channel, standing, to } }: { channel: Channel }) {
  const name = <FormattedMessage id={`privacy.notices.channels.${channel}`} />
  if (standing === 'READY') {
    return (
      <FormattedMessage
        id="privacy.notices.goesTo"
        values={{ name, to: <bdi dir="ltr">{to}</bdi> }}
      />
    )
  }
  if (standing === 'NOT_OFFERED') {
    return <FormattedMessage id="privacy.notices.notOffered" values={{ name }} />
  }
  if (channel === 'PUSH') {
    return <FormattedMessage id="privacy.notices.noDevice" values={{ name }} />
  }
  return (
    <FormattedMessage
      id="privacy.notices.notBound"
      values={{
        name,
        link: (words) => <Link to={paths.member('account')}>{words}</Link>,
      }}
    />
  )
}

/** Skeleton with the height of the table and the list below it. */
const NoticeSkeleton = () => (
  <div className={classes.skeleton}>
    <Skeleton count={6} />
  </div>
)
