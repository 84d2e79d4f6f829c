import { FormattedMessage } from 'react-intl'
import { MessagePage } from './MessagePage.tsx'
import classes from './RegionPage.module.css'
import { ServiceWays } from './ServiceWays.tsx'

type Props = { status: { location: { ip: string } } | undefined }

/**
 * Page for system status 2, a blocked region (ROOT-05, ROOT-06). `status` is undefined if the
 * platform did not return it.
 */
export function RegionPage({ status }: Props) {
  return (
    <MessagePage
      title={<FormattedMessage id="failure.region.title" />}
      text={<FormattedMessage id="failure.region.text" />}
    >
      {status !== undefined && status.location.ip !== '' && (
        <dl className={classes.address}>
          <dt>
            <FormattedMessage id="failure.region.ip" />
          </dt>
          <dd dir="ltr">{status.location.ip}</dd>
        </dl>
      )}
      <ServiceWays />
    </MessagePage>
  )
}
