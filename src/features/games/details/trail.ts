import type { MessageId } from '../../../kit/i18n/messageIds.ts'
import { paths } from '../../../paths.ts'
import { categoryPages, vendorPath } from '../categoryPaths.ts'
import type { Details } from '../gameDetailsQuery.ts'

/** A place above a game: a page by its title, or a vendor's list by the vendor's name. */
export type TrailStep = { path: string } & ({ titleId: MessageId } | { name: string })

/** The places above a game, the widest first: home, its category, its vendor's list in there. */
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
