import { FormattedMessage } from 'react-intl'
import { formatPercent } from '../../../kit/format/percent.ts'
import { useLanguage } from '../../../kit/i18n/I18nProvider.tsx'
import { MarketMoney } from '../../../session/MarketMoney.tsx'
import { Table } from '../../../ui/Table.tsx'
import { isAmount } from '../rewardShape.ts'
import type { LevelLine, VipLevel } from './levelRows.ts'

type Props = { row: LevelLine; levels: readonly VipLevel[]; ownRank: number }

/** Table row of one requirement or benefit across all levels. */
export function LevelRow({ row, levels, ownRank }: Props) {
  return (
    <Table.Tr>
      <Table.Th scope="row">
        <FormattedMessage id={row.titleId} />
      </Table.Th>
      {levels.map((level) => (
        <Table.Td key={level.rank} data-own={level.rank === ownRank || undefined}>
          <LevelValue kind={row.kind} value={row.valueOf(level)} />
        </Table.Td>
      ))}
    </Table.Tr>
  )
}

/** An amount or a rate; a dash for a level without a value. */
function LevelValue({ kind, value }: { kind: LevelLine['kind']; value: string }) {
  const language = useLanguage()
  if (!isAmount(value)) {
    return (
      <>
        <span aria-hidden="true">{'–'}</span>
        <span className="visuallyHidden">
          <FormattedMessage id="rewards.vip.levels.nothing" />
        </span>
      </>
    )
  }
  if (kind === 'rate') return formatPercent(value, language)
  return <MarketMoney amount={value} />
}
