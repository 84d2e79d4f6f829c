import { useQuery } from '../../../kit/query/useQuery.ts'
import { useSession } from '../../../session/session.queries.ts'
import { announcementsQuery } from '../announcements.queries.ts'
import { type Announcements, meantFor } from '../audience.ts'
import type { Banner } from './bannerLink.ts'

/** Of what is announced, the banners alone: all that a document carries of it. */
const bannersAlone = ({ banners }: Announcements): Announcements => ({
  banners: banners.filter(({ groupName }) => groupName === 'w_home'),
  playerNotices: [],
  headlines: [],
  popup: [],
  promotion: [],
})

/**
 * The banners of a group for whoever is here, in their order (ANN-09, ANN-16). A document has a
 * visitor's. Undefined until they are known.
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
