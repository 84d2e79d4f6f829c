import { useQuery } from '../../../kit/query/useQuery.ts'
import { useSession } from '../../../session/session.queries.ts'
import { announcementsQuery } from '../announcements.queries.ts'
import { type Announcements, meantFor } from '../audience.ts'
import type { Banner } from './bannerLink.ts'

/**
 * Removes all announcements except the home page's banners: a server-rendered document contains no
 * others.
 */
const bannersAlone = ({ banners }: Announcements): Announcements => ({
  banners: banners.filter(({ groupName }) => groupName === 'w_home'),
  playerNotices: [],
  headlines: [],
  popup: [],
  promotion: [],
})

/**
 * Banners of a group for the current audience, in the server's order (ANN-09, ANN-16). A
 * server-rendered document contains the banners for visitors. Undefined until they have loaded.
 */
export function useBanners(group: Banner['groupName']): readonly Banner[] | undefined {
  const audience = useSession().kind === 'signedIn' ? 'A' : 'B'
  const { data } = useQuery({
    ...announcementsQuery(audience),
    meta: { publicPart: bannersAlone },
  })
  return (
    data &&
    meantFor(
      audience,
      data.banners.filter(({ groupName }) => groupName === group),
    )
  )
}
