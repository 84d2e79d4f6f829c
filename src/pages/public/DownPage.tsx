import { FormattedMessage } from 'react-intl'
import {
  AppDownloads,
  AppDownloadsSkeleton,
} from '../../features/support/download/AppDownloads.tsx'
import { InstallButton } from '../../features/support/download/InstallButton.tsx'
import { FeaturePart } from '../FeaturePart.tsx'
import { PageTitle } from '../PageTitle.tsx'
import type { Page } from '../page.ts'
import classes from './DownPage.module.css'

/** Page of installable applications (ROUTE-34). */
export function DownPage({ page }: { page: Page }) {
  return (
    <>
      <PageTitle page={page} />
      <FeaturePart
        placeholder={
          <>
            <p className={classes.lead} />
            <AppDownloadsSkeleton />
          </>
        }
      >
        <p className={classes.lead}>
          <FormattedMessage id="support.app.lead" />
        </p>
        <AppDownloads />
        <InstallButton />
      </FeaturePart>
    </>
  )
}
