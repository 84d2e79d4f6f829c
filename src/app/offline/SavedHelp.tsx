import { useLayoutEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { ageOfAnswer } from '../../api/answerAges.ts'
import { read } from '../../api/read.ts'
import { formatInstant } from '../../kit/format/dates.ts'
import { safeNodes } from '../../kit/html/sanitize.ts'
import { useLanguage } from '../../kit/i18n/I18nProvider.tsx'
import { useQuery } from '../../kit/query/useQuery.ts'
import classes from './OfflinePage.module.css'

const helpCenter = '/wps/system/helpCenter'

/** Help texts last seen on this device, with their date. Renders nothing without such texts. */
export function SavedHelp() {
  const language = useLanguage()
  const query = read(helpCenter, { query: { lang: language.locale, device: 'WEB' } })
  const { data, dataUpdatedAt } = useQuery(query)
  if (!data || data.categories.length === 0) return null
  const sentAt = new Date(dataUpdatedAt - ageOfAnswer(helpCenter) * 1000).toISOString()
  return (
    <section className={classes.panel}>
      <h2 className={classes.heading}>
        <FormattedMessage id="offline.help.title" />
      </h2>
      <p className={classes.text}>
        <FormattedMessage
          id="offline.help.savedAt"
          values={{ date: formatInstant(sentAt, 'minute', language) }}
        />
      </p>
      {data.categories.map(({ id, title, articles }) => (
        <section key={id} className={classes.category}>
          <h3 className={classes.categoryTitle}>{title}</h3>
          {articles.map((article) => (
            <details key={article.anchor} className={classes.article}>
              <summary>{article.title}</summary>
              <Content html={article.content} />
            </details>
          ))}
        </section>
      ))}
    </section>
  )
}

/** Sanitised HTML of the server. Its links are plain: the offline page has no router. */
function Content({ html }: { html: string }) {
  const root = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => root.current?.replaceChildren(safeNodes(html)), [html])
  return <div ref={root} className={classes.content} dir="auto" />
}
