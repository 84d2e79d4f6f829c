import { FormattedMessage } from 'react-intl'
import type { Value } from '../../../api/operations.ts'
import { formatPercent } from '../../../kit/format/percent.ts'
import { useLanguage } from '../../../kit/i18n/I18nProvider.tsx'
import { MarketMoney } from '../../../session/MarketMoney.tsx'
import classes from './rebates.module.css'

type Props = {
  /** Accessible name of the table. */
  label: string
  lines: Value<'GET /wps/rebates'>['items']
  /** Sum of the lines, as the server calculated it. */
  total: string
}

/** Calculation of a rebate by type of game: valid bets × rate = rebate. */
export function RebateLines({ label, lines, total }: Props) {
  const language = useLanguage()
  return (
    <table className={classes.lines} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">
            <FormattedMessage id="records.columns.gameType" />
          </th>
          <th scope="col">
            <FormattedMessage id="records.columns.validBet" />
          </th>
          <th scope="col">
            <FormattedMessage id="records.columns.rate" />
          </th>
          <th scope="col">
            <FormattedMessage id="rewards.kinds.REBATE" />
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ gameType, validBet, rate, amount }) => (
          <tr key={gameType}>
            <th scope="row">
              <FormattedMessage id={`rewards.gameTypes.${gameType}`} />
            </th>
            <td>
              <MarketMoney amount={validBet} />
            </td>
            <td data-sign="times">{formatPercent(rate, language)}</td>
            <td data-sign="equals">
              <MarketMoney amount={amount} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className={classes.total}>
          <th scope="row" colSpan={3}>
            <FormattedMessage id="rewards.rebates.total" />
          </th>
          <td>
            <MarketMoney amount={total} />
          </td>
        </tr>
      </tfoot>
    </table>
  )
}
