import { FormattedMessage } from 'react-intl'
import { useLocation, useNavigate } from 'react-router-dom'
import { read } from '../../../api/read.ts'
import { closeModal, openModal } from '../../../kit/modal/modalStore.ts'
import { LoadingRegion } from '../../../kit/query/LoadingRegion.tsx'
import { QueryFailure } from '../../../kit/query/QueryFailure.tsx'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { openWindowOrLink, serviceWindow } from '../../../kit/window/openWindowOrLink.ts'
import { paths } from '../../../paths.ts'
import { isWindow, type ServiceEntry, useServiceEntries } from '../../../session/customerService.ts'
import { statusQuery, useAccountKind, useSession } from '../../../session/session.queries.ts'
import { Button } from '../../../ui/Button.tsx'
import { BookIcon, ChannelIcon, ChatIcon, PenIcon } from '../../../ui/channelIcons.tsx'
import layoutClasses from '../../../ui/layout.module.css'
import textClasses from '../../../ui/text.module.css'
import classes from '../choices.module.css'

/** Channels of customer service, including messaging applications (SIDE-15). */
export function CustomerServiceDialog() {
  const { pathname } = useLocation()
  return (
    <>
      <Entries />
      <div className={classes.others}>
        {pathname.toLowerCase() !== paths.help() && (
          <Button onClick={() => openModal({ name: 'help' })}>
            <BookIcon />
            <FormattedMessage id="support.help" />
          </Button>
        )}
        <Button onClick={() => openModal({ name: 'feedback' })}>
          <PenIcon />
          <FormattedMessage id="app.dialogs.feedback" />
        </Button>
        <TicketsButton />
      </div>
    </>
  )
}

/** Button to the member's tickets, which also contain the replies. */
function TicketsButton() {
  const navigate = useNavigate()
  const isSignedIn = useSession().kind === 'signedIn'
  const kind = useAccountKind()
  if (!isSignedIn || kind === undefined || kind === 'trial') return null
  return (
    <Button onClick={() => void closeModal().then(() => navigate(paths.member('feedback')))}>
      <ChatIcon />
      <FormattedMessage id="support.tickets.mine" />
    </Button>
  )
}

function Entries() {
  const entries = useServiceEntries()
  const status = useQuery(statusQuery())
  if (entries === undefined) {
    return status.isError ? (
      <QueryFailure query={status} />
    ) : (
      <LoadingRegion>
        <div className={classes.skeleton} />
      </LoadingRegion>
    )
  }
  return (
    <ul className={layoutClasses.stack8}>
      {entries.map((entry) => (
        <li key={entry.path}>
          <Entry entry={entry} />
        </li>
      ))}
      <ChatEntry />
    </ul>
  )
}

/** List entry that opens the chat; renders nothing on a platform without chat desks. */
function ChatEntry() {
  const desks = useQuery(read('/wps/relay/CBS_modelList', {})).data
  if (desks === undefined || desks.length === 0) return null
  return (
    <li>
      <button type="button" className={classes.choice} onClick={() => openModal({ name: 'chat' })}>
        <ChatIcon />
        <span className={layoutClasses.stack4}>
          <FormattedMessage id="support.chat.open" />
          <span className={textClasses.term}>
            <FormattedMessage id="support.chat.note" />
          </span>
        </span>
      </button>
    </li>
  )
}

function Entry({ entry }: { entry: ServiceEntry }) {
  const words = (
    <>
      <ChannelIcon code={entry.csType.toUpperCase()} />
      <span className={layoutClasses.stack4}>
        {entry.title}
        <span className={textClasses.term}>
          {isWindow(entry) ? (
            <FormattedMessage id="support.service.window" />
          ) : (
            <FormattedMessage id="support.service.elsewhere" />
          )}
        </span>
      </span>
    </>
  )
  return isWindow(entry) ? (
    <button
      type="button"
      className={classes.choice}
      data-autofocus
      onClick={() => openWindowOrLink(entry.path, serviceWindow)}
    >
      {words}
    </button>
  ) : (
    <a className={classes.choice} href={entry.path} target="_blank" rel="noopener noreferrer">
      {words}
    </a>
  )
}
