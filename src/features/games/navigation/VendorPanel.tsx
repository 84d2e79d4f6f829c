import type { MouseEvent } from 'react'
import { useIntl } from 'react-intl'
import type { MessageId } from '../../../kit/i18n/messageIds.ts'
import { Link } from '../../../kit/page/Link.tsx'
import { Button } from '../../../ui/Button.tsx'
import type { GameType } from '../gameType.ts'
import { launchDecision } from '../launch/launchDecision.ts'
import { useLaunch } from '../launch/useLaunch.ts'
import { VendorLogo } from '../vendors/VendorLogo.tsx'
import type { VendorCard } from '../vendors/vendorCards.ts'
import { isLarge } from './navigationRules.ts'
import classes from './VendorPanel.module.css'

type Props = {
  type: GameType
  titleId: MessageId
  /** Path of the game type's page. */
  path: string
  /** Vendors; undefined until they have loaded. */
  vendors: readonly VendorCard[] | undefined
  hasFailed: boolean
  onRetry: () => void
  /** Called after the player has clicked an entry. */
  onFollowed: () => void
}

/**
 * Drop-down with the vendors of a game type (HEAD-33). It is large if there are more than ten
 * vendors (CONST-35).
 */
export function VendorPanel({ type, titleId, path, vendors, hasFailed, ...on }: Props) {
  const intl = useIntl()
  const title = intl.formatMessage({ id: titleId })
  return (
    <section
      id={`vendors-${type}`}
      className={classes.panel}
      aria-label={intl.formatMessage({ id: 'header.vendors' }, { name: title })}
      data-large={(vendors && isLarge(vendors)) || undefined}
    >
      <div className={classes.inner}>
        {vendors && (
          <ul className={classes.vendors}>
            {vendors.map((vendor) => (
              <li key={vendor.vassalage}>
                <VendorTile vendor={vendor} onFollowed={on.onFollowed} />
              </li>
            ))}
          </ul>
        )}
        {!vendors && hasFailed && (
          <p className={classes.failed} role="alert">
            {intl.formatMessage({ id: 'vendorMenu.failed' })}
            <Button onClick={on.onRetry}>{intl.formatMessage({ id: 'app.retry' })}</Button>
          </p>
        )}
        {!vendors && !hasFailed && (
          <VendorSkeleton label={intl.formatMessage({ id: 'app.loading' })} />
        )}
        <Link to={path} className={classes.all} onClick={on.onFollowed}>
          {intl.formatMessage({ id: 'vendorMenu.all' }, { name: title })}
        </Link>
      </div>
    </section>
  )
}

function VendorTile({ vendor, onFollowed }: { vendor: VendorCard; onFollowed: () => void }) {
  const intl = useIntl()
  const launch = useLaunch()
  const decision = launchDecision(vendor)
  const follow = () => {
    onFollowed()
    launch(vendor)
  }
  const content = (
    <>
      <VendorLogo card={vendor} />
      <strong className={`visuallyHidden ${classes.name}`}>{vendor.name}</strong>
      <span className={classes.note}>
        {vendor.inMaintenance
          ? intl.formatMessage({ id: 'vendorMenu.maintenance' })
          : intl.formatMessage({ id: 'vendorMenu.games' }, { count: vendor.games })}
      </span>
    </>
  )
  const shared = {
    className: classes.tile,
    'data-tile': true,
    'data-resting': vendor.inMaintenance || undefined,
  }
  if (decision.way === 'page') {
    const press = (event: MouseEvent) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      follow()
    }
    return (
      <Link to={decision.path} {...shared} onClick={press}>
        {content}
      </Link>
    )
  }
  return (
    <button type="button" {...shared} onClick={follow}>
      {content}
    </button>
  )
}

function VendorSkeleton({ label }: { label: string }) {
  return (
    <div className={classes.vendors} role="status" aria-label={label}>
      {Array.from({ length: 6 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders are identical.
        <span key={index} className={classes.waiting} />
      ))}
    </div>
  )
}
