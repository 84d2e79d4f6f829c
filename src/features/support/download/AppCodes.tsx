import { FormattedMessage } from 'react-intl'
import { Link } from '../../../kit/page/Link.tsx'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { paths } from '../../../paths.ts'
import { statusQuery } from '../../../session/session.queries.ts'
import { AppCode } from './AppCode.tsx'
import classes from './AppCodes.module.css'
import { appDownloads } from './apps.ts'

/** QR codes of the apps for iOS and Android, in a given size (SIDE-08, SIDE-13). */
export function AppCodes({ size }: { size: number }) {
  const status = useQuery(statusQuery()).data
  const apps = status ? appDownloads(status).filter(({ kind }) => kind !== 'iosLite') : []
  return (
    <div className={classes.codes}>
      {apps.map((app) => (
        <AppCode key={app.kind} app={app} size={size} margin={12} />
      ))}
      {status && apps.length === 0 && (
        <p>
          <FormattedMessage id="support.app.none" />
        </p>
      )}
      <Link to={paths.down()} className={classes.more}>
        <FormattedMessage id="support.app.howTo" />
      </Link>
    </div>
  )
}
