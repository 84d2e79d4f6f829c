import { read } from '../../api/read.ts'
import { useQuery } from '../../kit/query/useQuery.ts'
import { statusQuery, useSession } from '../../session/session.queries.ts'
import { type Audience, audienceOf } from './audience.ts'

const forNobody = { banners: [], playerNotices: [], headlines: [], popup: [], promotion: [] }

/** What the platform tells an audience; one that logs in must not be shown the other's. */
export const announcementsQuery = (audience: Audience | undefined) => {
  const query = read('/wps/relay/MCSFE_getListAnnouncements', {})
  return { ...query, queryKey: [...query.queryKey, audience] }
}

/**
 * What the platform announces on every page (ANN-08): asked for when the status has announcements
 * on, and nothing at all when it has them off.
 */
export function useAnnouncements() {
  const audience = audienceOf(useSession())
  const isOn = useQuery(statusQuery()).data?.announcements
  const query = useQuery({
    ...announcementsQuery(audience),
    enabled: isOn === true && audience !== undefined,
  })
  return { audience, query, lists: isOn === false ? forNobody : query.data }
}
