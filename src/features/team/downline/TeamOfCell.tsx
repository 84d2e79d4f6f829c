import { useIntl } from 'react-intl'
import { formatNumber } from '../../../kit/format/numbers.ts'
import { useLanguage } from '../../../kit/i18n/I18nProvider.tsx'
import { Link } from '../../../kit/page/Link.tsx'
import type { RecordRow } from '../../../kit/records/definition.ts'
import { plainName } from '../../../lib/names/personName.ts'
import classes from './downline.module.css'
import { downlineLink } from './downlineLink.ts'

/** Number of a member's direct downlines, with a link to them. */
export function TeamOfCell({ row }: { row: RecordRow<'/wps/agent/downline'> }) {
  const intl = useIntl()
  const language = useLanguage()
  const { memberId, account, directDownlines } = row
  const count = formatNumber(directDownlines, language)
  if (directDownlines === 0) return count
  return (
    <Link
      to={downlineLink(memberId)}
      className={classes.down}
      aria-label={intl.formatMessage(
        { id: 'team.downline.openTeam' },
        { account: plainName(account), count: directDownlines },
      )}
    >
      {count}
    </Link>
  )
}
