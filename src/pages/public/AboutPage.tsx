import { FormattedMessage, useIntl } from 'react-intl'
import { CompanyFacts } from '../../features/publications/about/CompanyFacts.tsx'
import { CompanyText } from '../../features/publications/about/CompanyText.tsx'
import { useCompany } from '../../features/publications/publications.queries.ts'
import { ChannelLinks } from '../../features/support/channels/ChannelLinks.tsx'
import { socialChannels } from '../../features/support/channels/channels.ts'
import { WithSafeHtml } from '../../kit/html/SafeHtml.tsx'
import type { MessageId } from '../../kit/i18n/messageIds.ts'
import { Link } from '../../kit/page/Link.tsx'
import { useQuery } from '../../kit/query/useQuery.ts'
import { paths } from '../../paths.ts'
import { useServiceEntries } from '../../session/customerService.ts'
import { statusQuery } from '../../session/session.queries.ts'
import { Panel } from '../../ui/Panel.tsx'
import { FeaturePart } from '../FeaturePart.tsx'
import { PageTitle } from '../PageTitle.tsx'
import type { Page } from '../page.ts'
import classes from './AboutPage.module.css'
import { ServiceWays } from './ServiceWays.tsx'

/** Information on the portal's operator and its contacts (MSG-09). */
export function AboutPage({ page }: { page: Page }) {
  // The contact below the company's data waits until the data has loaded, since the height of the
  // data is unknown until then.
  const { isPending, data: company } = useCompany()
  return (
    <>
      <PageTitle page={page} />
      <FeaturePart placeholder={<Waiting />}>
        <WithSafeHtml>
          <div className={classes.about}>
            <div className={classes.main}>
              <CompanyText>
                <Further />
              </CompanyText>
            </div>
            <aside className={classes.side} aria-labelledby="about-company">
              <h2 id="about-company" className="visuallyHidden">
                <FormattedMessage id="publications.about.side" />
              </h2>
              {!isPending && (
                <>
                  <CompanyFacts company={company} />
                  <Contact />
                </>
              )}
            </aside>
          </div>
        </WithSafeHtml>
      </FeaturePart>
    </>
  )
}

/**
 * Links to customer service and to the brand’s pages on other sites; renders nothing if there are
 * none.
 */
function Contact() {
  const entries = useServiceEntries() ?? []
  const status = useQuery(statusQuery()).data
  const channels = status ? socialChannels(status) : []
  if (entries.length === 0 && channels.length === 0) return null
  return (
    <Panel title={<FormattedMessage id="publications.about.contact" />}>
      <div className={classes.contact}>
        <ServiceWays />
        {channels.length > 0 && <ChannelLinks channels={channels} />}
      </div>
    </Panel>
  )
}

const places = [
  { path: paths.help(), titleId: 'pages.help', textId: 'publications.about.further.help' },
  {
    path: paths.member('protection'),
    titleId: 'pages.member.protection',
    textId: 'publications.about.further.protection',
  },
  { path: paths.news(), titleId: 'pages.news', textId: 'publications.about.further.news' },
  { path: paths.blog(), titleId: 'pages.blog', textId: 'publications.about.further.blog' },
] as const satisfies readonly { path: string; titleId: MessageId; textId: MessageId }[]

/** Links to further information. */
function Further() {
  const intl = useIntl()
  return (
    <nav aria-label={intl.formatMessage({ id: 'publications.about.further.label' })}>
      <ul className={classes.places}>
        {places.map(({ path, titleId, textId }) => (
          <li key={path}>
            <Link to={path} className={classes.place}>
              <strong>{intl.formatMessage({ id: titleId })}</strong>
              <span>{intl.formatMessage({ id: textId })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const Waiting = () => (
  <div className={classes.about}>
    <div className={classes.waiting} />
    <div className={classes.waiting} />
  </div>
)
