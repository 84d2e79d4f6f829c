import { useIntl } from 'react-intl'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { statusQuery } from '../../../session/session.queries.ts'
import classes from './GameDetails.module.css'

/** Minimum age, and a notice of the risk if the market requires it. */
export function RiskNotice() {
  const intl = useIntl()
  const market = useQuery(statusQuery()).data?.market
  return (
    <p className={classes.risk}>
      {market &&
        intl.formatMessage(
          { id: market.riskNotice ? 'games.details.riskNotice' : 'app.footer.adultsOnly' },
          { age: market.minimumAge },
        )}
    </p>
  )
}
