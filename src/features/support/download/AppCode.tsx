import { FormattedMessage, useIntl } from 'react-intl'
import type { MessageId } from '../../../kit/i18n/messageIds.ts'
import { LazyQrCode } from '../../../kit/qrCode/LazyQrCode.tsx'
import { BrandMark } from '../../../ui/Brand.tsx'
import classes from './AppCode.module.css'
import type { AppDownload, AppKind } from './apps.ts'

export const appNames: Readonly<Record<AppKind, MessageId>> = {
  ios: 'support.app.ios',
  android: 'support.app.android',
  iosLite: 'support.app.iosLite',
}

type Props = { app: AppDownload; size?: number; margin?: number }

/** QR code of an app's download link, with the link below it. */
export function AppCode({ app, size, margin }: Props) {
  const intl = useIntl()
  const name = intl.formatMessage({ id: appNames[app.kind] })
  const sizes = {
    ...(size === undefined ? {} : { size }),
    ...(margin === undefined ? {} : { margin }),
  }
  return (
    <div className={classes.code}>
      <LazyQrCode
        {...sizes}
        text={app.url}
        label={intl.formatMessage({ id: 'support.app.code' }, { name })}
        logo={(side) => <BrandMark size={side} />}
      />
      <a href={app.url} className={classes.link} rel="noopener noreferrer">
        <FormattedMessage id={appNames[app.kind]} />
      </a>
    </div>
  )
}
