import { FormattedMessage, useIntl } from 'react-intl'
import type { MessageId } from '../../../kit/i18n/messageIds.ts'
import { LazyQrCode } from '../../../kit/qrCode/LazyQrCode.tsx'
import { QueryPart } from '../../../kit/query/QueryPart.tsx'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { statusQuery } from '../../../session/session.queries.ts'
import { BrandMark } from '../../../ui/Brand.tsx'
import { buttonLook } from '../../../ui/Button.tsx'
import { appNames } from './AppCode.tsx'
import classes from './AppDownloads.module.css'
import { type AppDownload, type AppKind, appDownloads } from './apps.ts'

/** How to install each application (APP-04). */
const guides: Readonly<Record<AppKind, readonly MessageId[]>> = {
  ios: [
    'support.app.guides.ios.open',
    'support.app.guides.ios.profile',
    'support.app.guides.ios.trust',
  ],
  android: [
    'support.app.guides.android.open',
    'support.app.guides.android.allow',
    'support.app.guides.android.install',
  ],
  iosLite: [
    'support.app.guides.iosLite.open',
    'support.app.guides.iosLite.share',
    'support.app.guides.iosLite.add',
  ],
}

const notes: Readonly<Record<AppKind, MessageId>> = {
  ios: 'support.app.notes.ios',
  android: 'support.app.notes.android',
  iosLite: 'support.app.notes.iosLite',
}

/** Every application that the platform offers, with its code, its link and its guide. */
export function AppDownloads() {
  const status = useQuery(statusQuery())
  return (
    <QueryPart query={status} placeholder={<AppDownloadsSkeleton />}>
      {(data) => <AppList apps={appDownloads(data)} />}
    </QueryPart>
  )
}

function AppList({ apps }: { apps: readonly AppDownload[] }) {
  if (apps.length === 0) {
    return (
      <p>
        <FormattedMessage id="support.app.none" />
      </p>
    )
  }
  return (
    <ul className={classes.apps}>
      {apps.map((app) => (
        <li key={app.kind} className={classes.app}>
          <App app={app} />
        </li>
      ))}
    </ul>
  )
}

/** Their place while nobody knows which there are. */
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
        <h3 className={classes.guide}>
          <FormattedMessage id="support.app.guide" />
        </h3>
        <ol className={classes.steps}>
          {guides[app.kind].map((id) => (
            <li key={id}>
              <FormattedMessage id={id} />
            </li>
          ))}
        </ol>
      </div>
    </>
  )
}
