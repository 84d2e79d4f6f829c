import { HelpIndex, HelpSkeleton } from '../../features/support/help/HelpIndex.tsx'
import { WithSafeHtml } from '../../kit/html/SafeHtml.tsx'
import { FeaturePart } from '../FeaturePart.tsx'
import { PageTitle } from '../PageTitle.tsx'
import type { Page } from '../page.ts'
import { useHelpDialog } from './useHelpDialog.ts'

/**
 * The help page (ROUTE-12, ROUTE-13): all of it, with the help centre's dialog over it at first.
 */
export function HelpPage({ page }: { page: Page }) {
  useHelpDialog()
  return (
    <>
      <PageTitle page={page} />
      <FeaturePart placeholder={<HelpSkeleton />}>
        <WithSafeHtml placeholder={<HelpSkeleton />}>
          <HelpIndex />
        </WithSafeHtml>
      </FeaturePart>
    </>
  )
}
