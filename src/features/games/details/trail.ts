import type { MessageId } from '../../../kit/i18n/messageIds.ts'
import { paths } from '../../../paths.ts'
import { categoryPages, vendorPath } from '../categoryPaths.ts'
import type { Details } from '../gameDetailsQuery.ts'

/** Step of a breadcrumb: a page with its title, or a vendor's list with the vendor's name. */
export type TrailStep = { path: string } & ({ titleId: MessageId } | { name: string })

/** Breadcrumb of a game: home, its category, and its vendor's list in that category. */
export function trailOf({
  gameType,
  vassalage,
  vendorName,
}: Pick<Details['game'], 'gameType' | 'vassalage' | 'vendorName'>): TrailStep[] {
  const { path, titleId } = categoryPages[gameType]
  const vendorList = vendorPath(gameType, vassalage)
  return [
    { path: paths.home(), titleId: 'home.title' },
    { path: path(), titleId },
    ...(vendorList === undefined ? [] : [{ path: vendorList, name: vendorName }]),
  ]
}
