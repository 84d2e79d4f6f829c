import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { kinds } from '../../features/publications/kinds.ts'
import {
  PublicationPage,
  PublicationSkeleton,
} from '../../features/publications/PublicationPage.tsx'
import type { Kind } from '../../features/publications/publications.queries.ts'
import { WithSafeHtml } from '../../kit/html/SafeHtml.tsx'
import { Link } from '../../kit/page/Link.tsx'
import { usePageSubject } from '../../kit/page/pageHead.ts'
import { matchPath } from '../../lib/pathPattern.ts'
import { buttonLook } from '../../ui/Button.tsx'
import { FeaturePart } from '../FeaturePart.tsx'
import type { Page } from '../page.ts'
import { MessagePage } from './MessagePage.tsx'
import { kindOf } from './publicationKind.ts'

/** News item or blog article whose slug is in the URL. */
export function ArticlePage({ page }: { page: Page }) {
  const { pathname } = useLocation()
  const slug = matchPath(page.paths[0], pathname)?.slug?.toLowerCase() ?? ''
  const kind = kindOf(page)
  return (
    <FeaturePart placeholder={<PublicationSkeleton />}>
      <WithSafeHtml>
        <PublicationPage
          key={slug}
          kind={kind}
          slug={slug}
          titleId={page.titleId}
          missing={<MissingArticle kind={kind} />}
        />
      </WithSafeHtml>
    </FeaturePart>
  )
}

function MissingArticle({ kind }: { kind: Kind }) {
  const intl = useIntl()
  const { path, allId, missingId } = kinds[kind]
  const title = intl.formatMessage({ id: 'failure.notFound.title' })
  usePageSubject({ name: title, isMissing: true })
  return (
    <MessagePage isNotFound title={title} text={intl.formatMessage({ id: missingId })}>
      <Link to={path()} {...buttonLook('primary')}>
        {intl.formatMessage({ id: allId })}
      </Link>
    </MessagePage>
  )
}
