import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { SafeHtml } from '../../../kit/html/SafeHtml.tsx'
import { ContentLanguageNotice } from '../../../kit/language/ContentLanguageNotice.tsx'
import { openModal } from '../../../kit/modal/modalStore.ts'
import type { ModalData } from '../../../kit/modal/modalTable.ts'
import { QueryPart } from '../../../kit/query/QueryPart.tsx'
import { useContentLanguage } from '../../../session/contentLanguage.ts'
import { TextField } from '../../../ui/field/TextField.tsx'
import { TextButton } from '../../../ui/TextButton.tsx'
import { HelpDate } from './HelpDate.tsx'
import classes from './HelpDialog.module.css'
import { useHelpCenter } from './help.queries.ts'
import { findTerms, type HelpCategory, type HelpTerm, termAt } from './helpTerms.ts'

/** Dialog of the help centre: the list of help terms, and the text of the selected term. */
export function HelpDialog({ term }: ModalData<'help'>) {
  return (
    <QueryPart query={useHelpCenter()} placeholder={<Skeleton />}>
      {({ categories }) => <Help categories={categories} term={term} />}
    </QueryPart>
  )
}

type HelpProps = { categories: readonly HelpCategory[]; term: string | undefined }

function Help({ categories, term }: HelpProps) {
  const chosen = termAt(categories, term)
  const shown = chosen ?? (term === undefined ? categories[0]?.articles[0] : undefined)
  return (
    <div className={classes.help} data-chosen={chosen !== undefined || undefined}>
      <Terms categories={categories} shownTerm={shown} />
      <div className={classes.content} aria-live="polite">
        {shown ? (
          <Term term={shown} />
        ) : (
          <p>
            <FormattedMessage
              id={
                categories.length === 0 ? 'support.helpCentre.empty' : 'support.helpCentre.unknown'
              }
            />
          </p>
        )}
      </div>
    </div>
  )
}

type TermsProps = { categories: readonly HelpCategory[]; shownTerm: HelpTerm | undefined }

function Terms({ categories, shownTerm }: TermsProps) {
  const intl = useIntl()
  const contentLanguage = useContentLanguage()
  const [query, setQuery] = useState('')
  const found = findTerms(categories, query)
  return (
    <div className={classes.terms}>
      <TextField
        type="search"
        label={intl.formatMessage({ id: 'support.helpCentre.search' })}
        value={query}
        onChange={(event) => setQuery(event.currentTarget.value)}
        autoComplete="off"
      />
      <ContentLanguageNotice {...contentLanguage} textId="content.language" />
      <nav aria-label={intl.formatMessage({ id: 'support.helpCentre.terms' })}>
        {found.map((category) => (
          <section key={category.id}>
            <h3 className={classes.category} {...contentLanguage}>
              {category.title}
            </h3>
            <ul>
              {category.articles.map(({ anchor, title }) => (
                <li key={anchor} {...contentLanguage}>
                  <button
                    type="button"
                    className={classes.term}
                    aria-current={anchor === shownTerm?.anchor || undefined}
                    onClick={() => openModal({ name: 'help', term: anchor })}
                  >
                    {title}
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
      <p role="status" className={found.length > 0 ? 'visuallyHidden' : classes.nothing}>
        {query !== '' && (
          <FormattedMessage
            id="support.helpCentre.found"
            values={{ count: found.flatMap(({ articles }) => articles).length }}
          />
        )}
      </p>
    </div>
  )
}

function Term({ term }: { term: HelpTerm }) {
  const contentLanguage = useContentLanguage()
  return (
    <article>
      <div className={classes.back}>
        <TextButton onClick={() => openModal({ name: 'help' })}>
          <FormattedMessage id="support.helpCentre.all" />
        </TextButton>
      </div>
      <h3 className={classes.title} {...contentLanguage}>
        {term.title}
      </h3>
      <div {...contentLanguage}>
        <SafeHtml html={term.content} />
      </div>
      <HelpDate updatedAt={term.updatedAt} />
    </article>
  )
}

const Skeleton = () => (
  <div className={classes.help}>
    <div className={classes.skeleton} />
    <div className={classes.skeleton} />
  </div>
)
