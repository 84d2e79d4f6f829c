import type { MessageId } from '../../kit/i18n/messageIds.ts'
import type { CentreRow } from '../page.ts'

type RowGroup = { titleId: MessageId; rows: CentreRow[] }

/**
 * Pages of a centre in the groups of its menu.
 * @param rows pages in the order of the menu.
 * @param titles title of each group, by the id of its first page.
 */
export const groupRows = (
  rows: readonly CentreRow[],
  titles: Readonly<Record<string, MessageId>>,
): readonly RowGroup[] =>
  rows.reduce<RowGroup[]>((groups, row) => {
    const titleId = titles[row.id]
    if (titleId) groups.push({ titleId, rows: [row] })
    else groups.at(-1)?.rows.push(row)
    return groups
  }, [])
