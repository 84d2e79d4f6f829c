import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { SafeHtml } from '../../../kit/html/SafeHtml.tsx'
import { usePageSubject } from '../../../kit/page/pageHead.ts'
import { QueryPart } from '../../../kit/query/QueryPart.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { useCompany } from '../publications.queries.ts'
import classes from './about.module.css'

/**
 * What the company says of the portal (MSG-09), with what stands below it: that comes together with
 * the text, whose length nobody knows before.
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
