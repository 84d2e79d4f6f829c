import { useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { ContentLanguageNotice } from '../../kit/language/ContentLanguageNotice.tsx'
import { Link } from '../../kit/page/Link.tsx'
import { usePageSubject } from '../../kit/page/pageHead.ts'
import { useAddressQuery } from '../../kit/page/useAddress.ts'
import { PageNumbers } from '../../kit/pager/PageNumbers.tsx'
import { QueryPart } from '../../kit/query/QueryPart.tsx'
import { useContentLanguage } from '../../session/contentLanguage.ts'
import { buttonLook } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PictureCard, PictureCards, PictureCardsSkeleton } from '../../ui/PictureCards.tsx'
import { Byline } from './Byline.tsx'
import { kinds } from './kinds.ts'
import classes from './PublicationList.module.css'
import { type Kind, type Publication, pageSize, usePublications } from './publications.queries.ts'

type CardProps = { publication: Publication; isFirst: boolean }

/** Card of a publication, linked to its page. */
function PublicationCard({ publication, isFirst }: CardProps) {
  const { kind, slug, title, summary, imageUrl } = publication
  const { lang } = useContentLanguage()
  return (
    <PictureCard imageUrl={imageUrl} isFirst={isFirst}>
      <div className={classes.words}>
        <h2>
          <Link to={kinds[kind].path(slug)}>
            <bdi lang={lang}>{title}</bdi>
          </Link>
        </h2>
        <p>
          <bdi lang={lang}>{summary}</bdi>
        </p>
        <Byline publication={publication} />
      </div>
    </PictureCard>
  )
}

/** Page number in the URL, from 1; returns 1 for a missing or invalid number. */
export function pageInAddress(query: URLSearchParams): number {
  const named = query.get('page') ?? ''
  return /^[1-9]\d{0,3}$/.test(named) ? Number(named) : 1
}

/** List of news items or blog articles (MSG-07, MSG-08), paged by the URL. */
export function PublicationList({ kind }: { kind: Kind }) {
  const intl = useIntl()
  const contentLanguage = useContentLanguage()
  const [, setQuery] = useSearchParams()
  const root = useRef<HTMLDivElement>(null)
  const page = pageInAddress(useAddressQuery())
  const list = usePublications(kind, page)
  const { titleId, leadId, pagesId } = kinds[kind]
  const lead = intl.formatMessage({ id: leadId })
  usePageSubject({ name: intl.formatMessage({ id: titleId }), description: lead })
  const turnTo = (next: number) => {
    setQuery(next === 1 ? {} : { page: String(next) })
    root.current?.scrollIntoView()
    root.current?.focus({ preventScroll: true })
  }
  return (
    <div ref={root} className={classes.list} tabIndex={-1}>
      <p className={classes.lead}>{lead}</p>
      <ContentLanguageNotice {...contentLanguage} textId="content.language" />
      <QueryPart query={list} failedId="publications.failed" placeholder={<Cards />}>
        {({ items, total }) =>
          items.length === 0 ? (
            <Nothing kind={kind} isPastEnd={total > 0} />
          ) : (
            <div className={classes.pages} aria-busy={list.isPlaceholderData}>
              <PictureCards size="large">
                {items.map((publication, index) => (
                  <PublicationCard
                    key={publication.slug}
                    publication={publication}
                    isFirst={index === 0}
                  />
                ))}
              </PictureCards>
              <PageNumbers
                label={intl.formatMessage({ id: pagesId })}
                page={page}
                pages={Math.ceil(total / pageSize)}
                onChange={turnTo}
              />
            </div>
          )
        }
      </QueryPart>
    </div>
  )
}

type NothingProps = {
  kind: Kind
  /** True if the page number is above the last page. */
  isPastEnd: boolean
}

function Nothing({ kind, isPastEnd }: NothingProps) {
  const { noneId, path, allId } = kinds[kind]
  return (
    <EmptyState text={<FormattedMessage id={isPastEnd ? 'publications.pastEnd' : noneId} />}>
      {isPastEnd && (
        <Link to={path()} {...buttonLook('primary')}>
          <FormattedMessage id={allId} />
        </Link>
      )}
    </EmptyState>
  )
}

const Cards = () => <PictureCardsSkeleton size="large" />

/** Skeleton of the list while its chunk or its texts load. */
export const PublicationsSkeleton = () => (
  <div className={classes.list}>
    <p className={classes.lead} />
    <Cards />
  </div>
)
