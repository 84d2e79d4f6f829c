import { Suspense } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { lazyPart } from '../../../kit/hydration/lazyPart.tsx'
import { preloadModal } from '../../../kit/modal/preloadModal.ts'
import { Link } from '../../../kit/page/Link.tsx'
import { paths } from '../../../paths.ts'
import {
  isWindow,
  openCustomerService,
  useServiceEntries,
} from '../../../session/customerService.ts'
import { HeadsetIcon, TagIcon } from '../../../ui/placeIcons.tsx'
import type { BarProps } from '../hydratingBar.tsx'
import { AppButton } from './AppButton.tsx'
import classes from './RightBar.module.css'

const ChannelIcon = lazyPart(() =>
  import('../../../ui/channelIcons.tsx').then((file) => file.ChannelIcon),
)

/**
 * Links to customer service in other applications, such as Telegram (SIDE-15), at the end of the
 * bar.
 */
function ServiceChoices() {
  const entries = useServiceEntries() ?? []
  return entries
    .filter((entry) => !isWindow(entry))
    .map(({ csType, title, path }) => (
      <a key={path} className={classes.entry} href={path} target="_blank" rel="noopener noreferrer">
        <Suspense fallback={<svg width="20" height="20" aria-hidden="true" />}>
          <ChannelIcon code={csType.toUpperCase()} />
        </Suspense>
        <span className={classes.name}>{title}</span>
      </a>
    ))
}

/** Shortcuts beside the page, at its inline end (SIDE-12 to SIDE-15). */
export function RightBar({ page }: BarProps) {
  const intl = useIntl()
  const entries = useServiceEntries()
  return (
    <nav className={classes.bar} aria-label={intl.formatMessage({ id: 'app.shortcuts' })}>
      <Link
        to={paths.promotions()}
        className={classes.entry}
        aria-current={page.id === 'promotions' ? 'page' : undefined}
      >
        <TagIcon />
        <span className={classes.name}>
          <FormattedMessage id="pages.promotions" />
        </span>
      </Link>
      <AppButton />
      <button
        type="button"
        className={classes.entry}
        data-early="barSupport"
        onPointerEnter={() => preloadModal('customerService')}
        onClick={() => openCustomerService(entries)}
      >
        <HeadsetIcon />
        <span className={classes.name}>
          <FormattedMessage id="failure.customerService" />
        </span>
      </button>
      <ServiceChoices />
    </nav>
  )
}
