import { FormattedMessage, useIntl } from 'react-intl'
import { preloadModal } from '../../../kit/modal/preloadModal.ts'
import { Link } from '../../../kit/page/Link.tsx'
import { paths } from '../../../paths.ts'
import { openCustomerService, useServiceEntries } from '../../../session/customerService.ts'
import { HeadsetIcon, TagIcon } from '../../../ui/placeIcons.tsx'
import type { BarProps } from '../hydratingBar.tsx'
import { AppButton } from './AppButton.tsx'
import classes from './RightBar.module.css'
import { ServiceChoices } from './ServiceChoices.tsx'

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
