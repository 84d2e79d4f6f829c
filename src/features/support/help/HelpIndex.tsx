import { useIntl } from 'react-intl'
import { SafeHtml } from '../../../kit/html/SafeHtml.tsx'
import { HelpDate } from './HelpDate.tsx'
import { HelpFailure } from './HelpFailure.tsx'
import classes from './HelpIndex.module.css'
import { useHelpCenter } from './help.queries.ts'

/** Everything that the help centre says, each term at its anchor (ROUTE-13). */
export function HelpIndex() {
  const intl = useIntl()
  const help = useHelpCenter()
  if (help.isError) return <HelpFailure onRetry={() => void help.refetch()} />
  if (help.data === undefined) {
    return (
      <div
        className={classes.skeleton}
        role="status"
        aria-label={intl.formatMessage({ id: 'app.loading' })}
      />
    )
  }
  return help.data.categories.map((category) => (
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
}
