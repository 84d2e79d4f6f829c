import { FormattedMessage, useIntl } from 'react-intl'
import type { MessageId } from '../../../kit/i18n/messageIds.ts'
import { Link } from '../../../kit/page/Link.tsx'
import { LazyQrCode } from '../../../kit/qrCode/LazyQrCode.tsx'
import { QueryPart } from '../../../kit/query/QueryPart.tsx'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { paths } from '../../../paths.ts'
import { statusQuery } from '../../../session/session.queries.ts'
import { BrandMark } from '../../../ui/Brand.tsx'
import { buttonLook } from '../../../ui/Button.tsx'
import { appNames } from './AppCode.tsx'
import classes from './AppDownloads.module.css'
import { type AppDownload, type AppKind, appDownloads } from './apps.ts'
import { InstallGuide } from './InstallGuide.tsx'

const notes: Readonly<Record<AppKind, MessageId>> = {
  ios: 'support.app.notes.ios',
  android: 'support.app.notes.android',
  iosLite: 'support.app.notes.iosLite',
}

/** All applications of the platform, each with its QR code, link and installation guide. */
export function AppDownloads() {
  const status = useQuery(statusQuery())
  return (
    <QueryPart query={status} placeholder={<AppDownloadsSkeleton />}>
      {(data) => <AppList apps={appDownloads(data)} />}
    </QueryPart>
  )
}

function AppList({ apps }: { apps: readonly AppDownload[] }) {
  return (
    <>
      {apps.length === 0 && (
        <p className={classes.none}>
          <FormattedMessage id="support.app.none" />
        </p>
      )}
      <ul className={classes.apps}>
        {apps.map((app) => (
          <li key={app.kind} className={classes.app}>
            <App app={app} />
          </li>
        ))}
        <li className={classes.app}>
          <Computer />
        </li>
      </ul>
    </>
  )
}

/** Placeholder while the applications load. */
export const AppDownloadsSkeleton = () => <div className={classes.skeleton} />

function App({ app }: { app: AppDownload }) {
  const intl = useIntl()
  const name = intl.formatMessage({ id: appNames[app.kind] })
  return (
    <>
      <LazyQrCode
        text={app.url}
        label={intl.formatMessage({ id: 'support.app.code' }, { name })}
        logo={(side) => <BrandMark size={side} />}
      />
      <div className={classes.words}>
        <h2 className={classes.name}>{name}</h2>
        <p className={classes.note}>
          <FormattedMessage id={notes[app.kind]} />
        </p>
        <a {...buttonLook('primary')} href={app.url} rel="noopener noreferrer">
          <FormattedMessage id="support.app.download" values={{ name }} />
        </a>
      </div>
      <InstallGuide kind={app.kind} />
    </>
  )
}

/** Section for computers, whose browsers install the portal without a download. */
const Computer = () => (
  <>
    <div className={classes.words}>
      <h2 className={classes.name}>
        <FormattedMessage id="support.app.computer" />
      </h2>
      <p className={classes.note}>
        <FormattedMessage id="support.app.notes.computer" />
      </p>
      <Link to={paths.home()} {...buttonLook('secondary')}>
        <FormattedMessage id="support.app.openHome" />
      </Link>
    </div>
    <InstallGuide kind="computer" />
  </>
)
