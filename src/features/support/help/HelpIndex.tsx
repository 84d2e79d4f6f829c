import { FormattedMessage } from 'react-intl'
import { SafeHtml } from '../../../kit/html/SafeHtml.tsx'
import { QueryPart } from '../../../kit/query/QueryPart.tsx'
import { HelpDate } from './HelpDate.tsx'
import classes from './HelpIndex.module.css'
import { useHelpCenter } from './help.queries.ts'

/** All terms of the help centre on one page, each at its anchor (ROUTE-13). */
export function HelpIndex() {
  return (
    <QueryPart query={useHelpCenter()} placeholder={<HelpSkeleton />}>
      {({ categories }) =>
        categories.length === 0 ? (
          <p>
            <FormattedMessage id="support.helpCentre.empty" />
          </p>
        ) : (
          categories.map((category) => (
            <section key={category.id} className={classes.category}>
              <h2 id={category.id} className={classes.heading}>
                {category.title}
              </h2>
              {category.articles.map((term) => (
                <article key={term.anchor} className={classes.term}>
                  <h3 id={term.anchor} className={classes.title}>
                    {term.title}
                  </h3>
                  <SafeHtml html={term.content} />
                  <HelpDate updatedAt={term.updatedAt} />
                </article>
              ))}
            </section>
          ))
        )
      }
    </QueryPart>
  )
}

/** Placeholder while the terms load. */
export const HelpSkeleton = () => <div className={classes.skeleton} />
