import { useRef } from 'react'
import { useIntl } from 'react-intl'
import { usePopupStore } from '../../../features/announcements/popup/popupStore.ts'
import { Dispensable } from '../../../kit/failure/Dispensable.tsx'
import { lazyPart } from '../../../kit/hydration/lazyPart.tsx'
import { openModal } from '../../../kit/modal/modalStore.ts'
import { BellIcon } from '../../../ui/placeIcons.tsx'
import classes from './NoticesButton.module.css'
import { ToolButton } from './ToolButton.tsx'

const NoticesHint = lazyPart(() => import('./NoticesHint.tsx').then((file) => file.NoticesHint))

/**
 * Bell that opens the notices (HEAD-08, ANN-06). If announcements were not opened automatically
 * (ANN-10), the bell shows their number, and a hint offers to open them.
 * @param isQuiet true on a page that must not be covered: the bell then has no hint
 */
export function NoticesButton({ isQuiet }: { isQuiet: boolean }) {
  const intl = useIntl()
  const root = useRef<HTMLDivElement>(null)
  const count = usePopupStore((state) => (state.place === 'bell' ? state.count : 0))
  const isHintClosed = usePopupStore((state) => state.isHintClosed)
  const text = count > 0 ? intl.formatMessage({ id: 'header.waitingAnnouncements' }, { count }) : ''
  return (
    <div ref={root} className={classes.root} data-everywhere="">
      <ToolButton
        earlyId="notices"
        label={[intl.formatMessage({ id: 'header.notices' }), text].filter(Boolean).join(', ')}
        modal="notices"
        icon={<BellIcon />}
        onPress={() => openModal({ name: 'notices' })}
      />
      {count > 0 && (
        <span className={classes.count} aria-hidden="true">
          {intl.formatNumber(count)}
        </span>
      )}
      {count > 0 && !isHintClosed && !isQuiet && (
        <Dispensable>
          <NoticesHint
            text={text}
            focusBell={() => root.current?.querySelector('button')?.focus()}
          />
        </Dispensable>
      )}
      <span className="visuallyHidden" role="status">
        {text}
      </span>
    </div>
  )
}
