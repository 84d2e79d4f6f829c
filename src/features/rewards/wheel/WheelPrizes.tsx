import { FormattedMessage, useIntl } from 'react-intl'
import { formatPercent } from '../../../kit/format/percent.ts'
import { useLanguage } from '../../../kit/i18n/I18nProvider.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import classes from './wheel.module.css'
import type { Prize } from './wheelShape.ts'

/** List of prizes with their chances, which differ although all slices have the same size. */
export function WheelPrizes({ prizes }: { prizes: readonly Prize[] }) {
  const intl = useIntl()
  const language = useLanguage()
  const title = intl.formatMessage({ id: 'rewards.wheel.prizes' })
  return (
    <Panel title={title}>
      <table className={classes.prizes} aria-label={title}>
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage id="rewards.wheel.prize" />
            </th>
            <th scope="col">
              <FormattedMessage id="rewards.wheel.chance" />
            </th>
          </tr>
        </thead>
        <tbody>
          {prizes.map(({ id, label, odds }) => (
            <tr key={id}>
              <th scope="row">{label}</th>
              <td>{formatPercent(odds, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={classes.note}>
        <FormattedMessage id="rewards.wheel.fair" />
      </p>
    </Panel>
  )
}
