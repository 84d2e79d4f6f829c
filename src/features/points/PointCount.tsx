import { FormattedMessage } from 'react-intl'
import { formatNumber } from '../../kit/format/numbers.ts'
import { useLanguage } from '../../kit/i18n/I18nProvider.tsx'

/** Number of points with its unit: `1,500 points`. */
export function PointCount({ points }: { points: number }) {
  const language = useLanguage()
  return (
    <FormattedMessage
      id="points.count"
      values={{ count: points, points: formatNumber(points, language) }}
    />
  )
}
