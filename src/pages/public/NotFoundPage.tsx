import { FormattedMessage } from 'react-intl'
import { Link } from '../../kit/page/Link.tsx'
import { paths } from '../../paths.ts'
import { buttonLook } from '../../ui/Button.tsx'
import { MessagePage } from './MessagePage.tsx'

/** Page for unknown URLs (ROUTE-55). */
export function NotFoundPage() {
  return (
    <MessagePage
      isNotFound
      title={<FormattedMessage id="failure.notFound.title" />}
      text={<FormattedMessage id="failure.notFound.text" />}
    >
      <Link to={paths.home()} {...buttonLook('primary')}>
        <FormattedMessage id="app.goHome" />
      </Link>
    </MessagePage>
  )
}
