import { FormattedMessage, useIntl } from 'react-intl'
import { useHydrated } from '../../../kit/hydration/useHydrated.ts'
import { showToast } from '../../../kit/toast/toastStore.ts'
import { Button, buttonLook } from '../../../ui/Button.tsx'
import { ChannelIcon } from '../../../ui/channelIcons.tsx'
import classes from './Referral.module.css'
import { messengers, shareLink } from './shareLinks.ts'

/** Sends the invitation by what the device offers, or by a messenger. */
export function ShareButtons({ link }: { link: string }) {
  const intl = useIntl()
  const canShare = useHydrated() && typeof navigator.share === 'function'
  const text = intl.formatMessage({ id: 'rewards.referral.share.text' })
  const share = async () => {
    try {
      await navigator.share({ text, url: link })
    } catch (error) {
      // Whoever closes the device's own sheet has changed their mind, and knows it.
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
