import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { SafeHtml } from '../../../kit/html/SafeHtml.tsx'
import { ContentLanguageNotice } from '../../../kit/language/ContentLanguageNotice.tsx'
import { QueryPart } from '../../../kit/query/QueryPart.tsx'
import { useContentLanguage } from '../../../session/contentLanguage.ts'
import { SearchInput } from '../../../ui/field/SearchInput.tsx'
import { HelpDate } from './HelpDate.tsx'
import classes from './HelpIndex.module.css'
import { useHelpCenter } from './help.queries.ts'
import { findTerms, type HelpCategory } from './helpTerms.ts'

/** All terms of the help centre on one page, each at its anchor (ROUTE-13), with a search. */
export function HelpIndex() {
  return (
    <QueryPart query={useHelpCenter()} placeholder={<HelpSkeleton />}>
      {({ categories }) =>
        categories.length === 0 ? (
          <p>
            <FormattedMessage id="support.helpCentre.empty" />
          </p>
        ) : (
          <Terms categories={categories} />
        )
      }
    </QueryPart>
  )
}

function Terms({ categories }: { categories: readonly HelpCategory[] }) {
  const intl = useIntl()
  const contentLanguage = useContentLanguage()
  const [query, setQuery] = useState('')
  const found = findTerms(categories, query)
  const count = found.flatMap(({ articles }) => articles).length
  return (
    <>
      <ContentLanguageNotice {...contentLanguage} textId="content.language" />
      <div className={classes.search}>
        <SearchInput
          label={intl.formatMessage({ id: 'support.helpCentre.search' })}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <p role="status" className={classes.found}>
          {query !== '' && <FormattedMessage id="support.helpCentre.found" values={{ count }} />}
        </p>
      </div>
      {found.map((category) => (
        <section key={category.id} className={classes.category}>
          <h2 id={category.id} className={classes.heading} {...contentLanguage}>
            {category.title}
          </h2>
          {category.articles.map((term) => (
            <article key={term.anchor} className={classes.term}>
              <h3 id={term.anchor} className={classes.title} {...contentLanguage}>
                {term.title}
              </h3>
              <div {...contentLanguage}>
                <SafeHtml html={term.content} />
              </div>
              <HelpDate updatedAt={term.updatedAt} />
            </article>
          ))}
        </section>
      ))}
    </>
  )
}

/** Placeholder while the terms load. */
export const HelpSkeleton = () => <div className={classes.skeleton} />
