import {
  PublicationList,
  PublicationsSkeleton,
} from '../../features/publications/PublicationList.tsx'
import { FeaturePart } from '../FeaturePart.tsx'
import { PageTitle } from '../PageTitle.tsx'
import type { Page } from '../page.ts'
import { kindOf } from './publicationKind.ts'

/** List of the news (MSG-07) or of the blog's articles (MSG-08). */
export function PublicationsPage({ page }: { page: Page }) {
  return (
    <>
      <PageTitle page={page} />
      <FeaturePart placeholder={<PublicationsSkeleton />}>
        <PublicationList key={page.id} kind={kindOf(page)} />
      </FeaturePart>
    </>
  )
}
