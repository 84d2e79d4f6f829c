import type { Language } from '../i18n/allLanguages.ts'
import { formatNumber } from './numbers.ts'

/** Formats a percentage such as `'12.5'`, with as many decimals as the server sent. */
export function formatPercent(share: string, language: Language): string {
  const places = share.split('.')[1]?.length ?? 0
  return formatNumber(Number(share) / 100, language, {
    style: 'percent',
    minimumFractionDigits: places,
    maximumFractionDigits: places,
  })
}
