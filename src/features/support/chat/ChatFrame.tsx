import { FormattedMessage } from 'react-intl'
import type { Value } from '../../../api/operations.ts'
import { openWindowOrLink } from '../../../kit/window/openWindowOrLink.ts'
import layoutClasses from '../../../ui/layout.module.css'
import { TextButton } from '../../../ui/TextButton.tsx'
import classes from './ChatFrame.module.css'

/**
 * A chat requires forms and links only. In development the page of the chat also runs scripts,
 * because it starts the mocks.
 */
const sandboxRights = import.meta.env.DEV
  ? 'allow-forms allow-popups allow-scripts allow-same-origin'
  : 'allow-forms allow-popups allow-popups-to-escape-sandbox'

type Props = {
  title: string
  launch: Value<'GET /wps/relay/CBS_launchChat'>
  onBack: () => void
}

/** Chat that the portal's own origin serves, in the dialog or in a separate window. */
export function ChatFrame({ title, launch, onBack }: Props) {
  return (
    <div className={layoutClasses.stack12}>
      <div className={classes.bar}>
        <TextButton onClick={onBack}>
          <FormattedMessage id="support.chat.others" />
        </TextButton>
        <TextButton onClick={() => openWindowOrLink(launch.url, launch)}>
          <FormattedMessage id="support.chat.ownWindow" />
        </TextButton>
      </div>
      <iframe
        className={classes.frame}
        src={launch.url}
        title={title}
        sandbox={sandboxRights}
        referrerPolicy="no-referrer"
      />
    </div>
  )
}
