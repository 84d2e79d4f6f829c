import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { read } from '../../../api/read.ts'
import { Link } from '../../../kit/page/Link.tsx'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { paths } from '../../../paths.ts'
import { useContentLanguage } from '../../../session/contentLanguage.ts'
import { TextButton } from '../../../ui/TextButton.tsx'
import classes from './SideMenu.module.css'

/** Maximum number of promotions in the menu (CONST-27). */
const maxPromotions = 6

/** List with the names of the first promotions. Its height is fixed. */
export function MenuEvents({ placeholder }: { placeholder: ReactNode }) {
  const promotions = useQuery(read('/wps/promotions', { query: { pageSize: maxPromotions } }))
  const { lang } = useContentLanguage()
  if (promotions.isError) {
    return (
      <div className={classes.events}>
        <p>
          <FormattedMessage id="support.menu.eventsFailed" />
        </p>
        <TextButton onClick={() => void promotions.refetch()}>
          <FormattedMessage id="app.retry" />
        </TextButton>
      </div>
    )
  }
  if (promotions.data === undefined) return placeholder
  const items = promotions.data.items.slice(0, maxPromotions)
  return (
    <ul className={classes.events}>
      {items.map(({ id, title }) => (
        <li key={id}>
          <Link
            to={paths.promotions(id)}
            className={classes.event}
            lang={lang}
            dir="auto"
            title={title}
          >
            {title}
          </Link>
        </li>
      ))}
      {items.length === 0 && (
        <li>
          <FormattedMessage id="support.menu.noEvents" />
        </li>
      )}
    </ul>
  )
}
