import { HelpIndex, HelpSkeleton } from '../../features/support/help/HelpIndex.tsx'
import { WithSafeHtml } from '../../kit/html/SafeHtml.tsx'
import { FeaturePart } from '../FeaturePart.tsx'
import { PageTitle } from '../PageTitle.tsx'
import type { Page } from '../page.ts'

/** Help page with all terms (ROUTE-12, ROUTE-13); other pages open them in a dialog. */
export const HelpPage = ({ page }: { page: Page }) => (
  <>
    <PageTitle page={page} />
    <FeaturePart placeholder={<HelpSkeleton />}>
      <WithSafeHtml>
        <HelpIndex />
      </WithSafeHtml>
    </FeaturePart>
  </>
)
