import { FormattedMessage } from 'react-intl'
import patterns from '../../patterns.module.css'

/** Note below a table if no field matches the filter. */
export const NoMatch = () => (
  <p className={patterns.none} role="status">
    <FormattedMessage id="operator.filter.none" />
  </p>
)
