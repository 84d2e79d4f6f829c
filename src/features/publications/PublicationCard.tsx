import { Link } from '../../kit/page/Link.tsx'
import { PictureCard } from '../../ui/PictureCards.tsx'
import { Byline } from './Byline.tsx'
import { kinds } from './kinds.ts'
import classes from './PublicationCard.module.css'
import type { Publication } from './publications.queries.ts'

/** Card of a publication, linked to its page. */
export function PublicationCard({ publication }: { publication: Publication }) {
  const { kind, slug, title, summary, imageUrl } = publication
  return (
    <PictureCard imageUrl={imageUrl}>
      <div className={classes.words}>
        <h2 dir="auto">
          <Link to={kinds[kind].path(slug)}>{title}</Link>
        </h2>
        <p dir="auto">{summary}</p>
        <Byline publication={publication} />
      </div>
    </PictureCard>
  )
}
