import { useRef } from 'react'
import { useIntl } from 'react-intl'
import {
  closeHint,
  openPopup,
  usePopupStore,
} from '../../../features/announcements/popup/popupStore.ts'
import { openModal } from '../../../kit/modal/modalStore.ts'
import { OfferButtons } from '../../../ui/OfferButtons.tsx'
import { BellIcon } from '../../../ui/placeIcons.tsx'
import classes from './NoticesButton.module.css'
import { ToolButton } from './ToolButton.tsx'

/**
 * Bell that opens the notices (HEAD-08, ANN-06). Announcements that could not open on their own
 * wait here (ANN-10): announced once to screen readers, opened by one press.
 *
 * @param isQuiet true on a page that must not be covered: the bell then has only a badge
 */
export function NoticesButton({ isQuiet }: { isQuiet: boolean }) {
  const intl = useIntl()
  const root = useRef<HTMLDivElement>(null)
  const isWaiting = usePopupStore(({ place }) => place === 'bell')
  const isHintClosed = usePopupStore((state) => state.isHintClosed)
  const count = usePopupStore((state) => state.count)
  const text = isWaiting ? intl.formatMessage({ id: 'header.waitingAnnouncements' }, { count }) : ''
  // The hint disappears, so the dialog that it opens returns the focus to the bell.
  const focusBell = () => root.current?.querySelector('button')?.focus()
  return (
    <div ref={root} className={classes.root} data-everywhere="">
      <ToolButton
        earlyId="notices"
        labelId="header.notices"
        modal="notices"
        icon={<BellIcon />}
        onPress={() => openModal({ name: 'notices' })}
      />
      {isWaiting && <span className={classes.mark} aria-hidden="true" />}
      {isWaiting && !isHintClosed && !isQuiet && (
        <div className={classes.hint}>
          <OfferButtons
            text={text}
            closeLabel={intl.formatMessage({ id: 'app.close' })}
            onAccept={() => {
              focusBell()
              openPopup({ takesFocus: true })
            }}
            onClose={() => {
              focusBell()
              closeHint()
            }}
          />
        </div>
      )}
      <span className="visuallyHidden" role="status">
        {text}
      </span>
    </div>
  )
}
