import { FormattedMessage, useIntl } from 'react-intl'
import { useHydrated } from '../../../kit/hydration/useHydrated.ts'
import { showToast } from '../../../kit/toast/toastStore.ts'
import { Button, buttonLook } from '../../../ui/Button.tsx'
import { ChannelIcon } from '../../../ui/channelIcons.tsx'
import classes from './Referral.module.css'

/** Messengers that accept a text in a link. */
const messengers = ['WHATSAPP', 'TELEGRAM'] as const
type Messenger = (typeof messengers)[number]

type Invitation = {
  /** Text of the message, without the link. */
  text: string
  /** Sign-up link for the receiver. */
  url: string
}

/** Link that opens a messenger with a prepared invitation. */
export function shareLink(messenger: Messenger, { text, url }: Invitation): string {
  if (messenger === 'WHATSAPP') {
    return `https://wa.me/?${new URLSearchParams({ text: `${text} ${url}` })}`
  }
  return `https://t.me/share/url?${new URLSearchParams({ url, text })}`
}

/** Shares the invitation through the device's share sheet or a messenger. */
export function ShareButtons({ link }: { link: string }) {
  const intl = useIntl()
  const canShare = useHydrated() && typeof navigator.share === 'function'
  const text = intl.formatMessage({ id: 'rewards.referral.share.text' })
  const share = async () => {
    try {
      await navigator.share({ text, url: link })
    } catch (error) {
      // An AbortError means that the user closed the share sheet; no message is needed.
      if (error instanceof DOMException && error.name === 'AbortError') return
      showToast('failure', { id: 'rewards.referral.share.failed' })
    }
  }
  return (
    <div className={classes.share}>
      {canShare && (
        <Button variant="primary" onClick={() => void share()}>
          <FormattedMessage id="rewards.referral.share.any" />
        </Button>
      )}
      {messengers.map((messenger) => (
        <a
          key={messenger}
          href={shareLink(messenger, { text, url: link })}
          target="_blank"
          rel="noopener noreferrer"
          {...buttonLook('secondary')}
        >
          <ChannelIcon code={messenger} />
          <FormattedMessage id={`rewards.referral.share.${messenger}`} />
        </a>
      ))}
    </div>
  )
}
