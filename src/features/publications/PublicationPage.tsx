import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { SafeHtml } from '../../kit/html/SafeHtml.tsx'
import type { MessageId } from '../../kit/i18n/messageIds.ts'
import { ContentLanguageNotice } from '../../kit/language/ContentLanguageNotice.tsx'
import { Link } from '../../kit/page/Link.tsx'
import { usePageSubject } from '../../kit/page/pageHead.ts'
import { QueryPart } from '../../kit/query/QueryPart.tsx'
import { useContentLanguage } from '../../session/contentLanguage.ts'
import { Byline } from './Byline.tsx'
import { kinds } from './kinds.ts'
import classes from './PublicationPage.module.css'
import { type Details, type Kind, usePublication } from './publications.queries.ts'

/** Links to the next older and the next newer publication. */
function OtherPublications({ details }: { details: Details }) {
  const intl = useIntl()
  const { publication, newer, older } = details
  const contentLanguage = useContentLanguage()
  const { path, othersId } = kinds[publication.kind]
  const others = [
    { link: older, labelId: 'publications.older' },
    { link: newer, labelId: 'publications.newer' },
  ] as const
  if (!newer && !older) return null
  return (
    <nav className={classes.others} aria-label={intl.formatMessage({ id: othersId })}>
      {others.map(
        ({ link, labelId }) =>
          link && (
            <Link key={labelId} to={path(link.slug)} className={classes.other}>
              <span className={classes.label}>
                <FormattedMessage id={labelId} />
              </span>
              <span dir="auto" {...contentLanguage}>
                {link.title}
              </span>
            </Link>
          ),
      )}
    </nav>
  )
}

type Props = {
  kind: Kind
  slug: string
  /** Title of the page until the publication's title has loaded. */
  titleId: MessageId
  /** Content to show if the publication does not exist. */
  missing: ReactNode
}

/** News item or blog article (MSG-07, MSG-08). */
export function PublicationPage({ kind, slug, titleId, missing }: Props) {
  const query = usePublication(kind, slug)
  if (query.data === null) return missing
  return (
    <>
      {query.data === undefined && (
        <h1 className={query.isError ? classes.pageTitle : 'visuallyHidden'}>
          <FormattedMessage id={titleId} />
        </h1>
      )}
      <QueryPart
        query={query}
        failedId="publications.failedOne"
        placeholder={<PublicationSkeleton />}
      >
        {(details) => details && <Article details={details} />}
      </QueryPart>
    </>
  )
}

function Article({ details }: { details: Details }) {
  const { publication, content } = details
  const { kind, title, summary, imageUrl, publishedAt } = publication
  const { path, allId } = kinds[kind]
  const contentLanguage = useContentLanguage()
  usePageSubject({
    name: title,
    description: summary,
    publishedAt,
    item: { type: kinds[kind].type, name: title, image: imageUrl },
  })
  return (
    <div className={classes.whole}>
      <article className={classes.article}>
        <Link to={path()} className={classes.back}>
          <FormattedMessage id={allId} />
        </Link>
        <ContentLanguageNotice {...contentLanguage} textId="content.language" />
        <header className={classes.head}>
          <h1 dir="auto" {...contentLanguage}>
            {title}
          </h1>
          <p className={classes.summary} dir="auto" {...contentLanguage}>
            {summary}
          </p>
          <Byline publication={publication} />
        </header>
        {imageUrl !== '' && <img src={imageUrl} alt="" width="1200" height="400" />}
        <div className={classes.content} {...contentLanguage}>
          <SafeHtml html={content} />
        </div>
      </article>
      <OtherPublications details={details} />
    </div>
  )
}

export const PublicationSkeleton = () => (
  <div className={classes.whole}>
    <div className={classes.waiting} />
  </div>
)
