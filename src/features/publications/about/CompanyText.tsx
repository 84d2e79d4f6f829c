import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { SafeHtml } from '../../../kit/html/SafeHtml.tsx'
import { usePageSubject } from '../../../kit/page/pageHead.ts'
import { QueryPart } from '../../../kit/query/QueryPart.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { useCompany } from '../publications.queries.ts'
import classes from './about.module.css'

/**
 * The company's text about the portal (MSG-09), followed by `children`. The children wait for the
 * text, because its height is not known in advance.
 */
export function CompanyText({ children }: { children: ReactNode }) {
  const intl = useIntl()
  usePageSubject({
    name: intl.formatMessage({ id: 'pages.about' }),
    description: intl.formatMessage({ id: 'publications.about.description' }),
  })
  return (
    <QueryPart
      query={useCompany()}
      failedId="publications.about.failed"
      placeholder={<div className={classes.waitingText} />}
    >
      {({ content }) => (
        <>
          {content === undefined ? (
            <EmptyState text={<FormattedMessage id="publications.about.none" />} />
          ) : (
            <div className={classes.text}>
              <SafeHtml html={content} />
            </div>
          )}
          {children}
        </>
      )}
    </QueryPart>
  )
}
