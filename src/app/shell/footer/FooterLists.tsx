import { FormattedMessage, useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { vendorsOfPage } from '../../../features/games/vendors/vendorCards.ts'
import { ChannelLinks } from '../../../features/support/channels/ChannelLinks.tsx'
import { socialChannels } from '../../../features/support/channels/channels.ts'
import { useHelpCenter } from '../../../features/support/help/help.queries.ts'
import { openModal } from '../../../kit/modal/modalStore.ts'
import { Link } from '../../../kit/page/Link.tsx'
import { useQuery } from '../../../kit/query/useQuery.ts'
import type { Page } from '../../../pages/page.ts'
import { paths } from '../../../paths.ts'
import { statusQuery } from '../../../session/session.queries.ts'
import classes from './FooterLists.module.css'
import { portalPages, products } from './footerContent.ts'
import { VendorLogos } from './VendorLogos.tsx'

/** Footer lists: SIDE-16 to SIDE-20. */
export function FooterLists() {
  return (
    <div className={classes.lists}>
      <div className={classes.columns}>
        <HelpList />
        <ProductList />
        <PortalList />
        <FollowUs />
        <LicenceNote />
      </div>
      <VendorLogos />
    </div>
  )
}

/** SIDE-16: help topics. They open the help dialog; on the help page they lead to their anchors. */
function HelpList() {
  const { pathname } = useLocation()
  const help = useHelpCenter().data
  return (
    <section>
      <h2 className={classes.heading}>
        <FormattedMessage id="support.footer.help" />
      </h2>
      <ul>
        {help?.categories.map(({ id, title }) => (
          <li key={id}>
            <Link
              to={paths.help(id)}
              className={classes.link}
              onClick={(event) => {
                // With a modifier key, the browser opens the help page in another tab or window.
                if (event.ctrlKey || event.metaKey || event.shiftKey) return
                if (pathname.toLowerCase() === paths.help()) return
                event.preventDefault()
                openModal({ name: 'help', term: id })
              }}
            >
              {title}
            </Link>
          </li>
        ))}
        <li>
          <Link to={paths.member('protection')} className={classes.link}>
            <FormattedMessage id="support.footer.limits" />
          </Link>
        </li>
        <li>
          <Link to={paths.help()} className={classes.link}>
            <FormattedMessage id="support.footer.terms" />
          </Link>
        </li>
      </ul>
    </section>
  )
}

/**
 * SIDE-17, on small screens only: on larger ones the top navigation has the same links. Renders
 * nothing on a platform without games.
 */
function ProductList() {
  const vendors = useQuery(vendorsOfPage()).data
  const pages = products(vendors?.lanes ?? [])
  if (vendors && pages.length === 0) return null
  return (
    <section className={classes.products}>
      <h2 className={classes.heading}>
        <FormattedMessage id="support.footer.products" />
      </h2>
      <PageLinks pages={pages} />
    </section>
  )
}

type PageLinksProps = { pages: readonly { path: string; titleId: Page['titleId'] }[] }

/** List of links to pages. The title of a page is the text of its link. */
const PageLinks = ({ pages }: PageLinksProps) => (
  <ul>
    {pages.map(({ path, titleId }) => (
      <li key={path}>
        <Link to={path} className={classes.link}>
          <FormattedMessage id={titleId} />
        </Link>
      </li>
    ))}
  </ul>
)

/** Pages about the portal (MSG-06 to MSG-09). */
function PortalList() {
  return (
    <section>
      <h2 className={classes.heading}>
        <FormattedMessage id="support.footer.portal" />
      </h2>
      <PageLinks pages={portalPages} />
    </section>
  )
}

/** Links to social networks (SIDE-18). */
function FollowUs() {
  const status = useQuery(statusQuery()).data
  const channels = status ? socialChannels(status) : []
  if (channels.length === 0) return null
  return (
    <section>
      <h2 className={classes.heading}>
        <FormattedMessage id="support.footer.follow" />
      </h2>
      <div className={classes.channels}>
        <ChannelLinks channels={channels} />
      </div>
    </section>
  )
}

/** Licence and its seal (SIDE-19). */
function LicenceNote() {
  const intl = useIntl()
  const licence = useQuery(statusQuery()).data?.market.licence
  if (licence === undefined) return null
  const { authority, number, imageUrl } = licence
  return (
    <section>
      <h2 className={classes.heading}>
        <FormattedMessage id="support.footer.licence" />
      </h2>
      <div className={classes.licence}>
        {imageUrl !== '' && (
          <img
            src={imageUrl}
            alt={intl.formatMessage({ id: 'support.footer.seal' }, { authority })}
            width="72"
            height="72"
            loading="lazy"
          />
        )}
        <p>
          <FormattedMessage id="support.footer.licensed" values={{ authority, number }} />
        </p>
      </div>
    </section>
  )
}
