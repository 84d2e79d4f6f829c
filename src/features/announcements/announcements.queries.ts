import { read } from '../../api/read.ts'
import { useQuery } from '../../kit/query/useQuery.ts'
import { statusQuery, useSession } from '../../session/session.queries.ts'
import { type Audience, audienceOf } from './audience.ts'

const forNobody = { banners: [], playerNotices: [], headlines: [], popup: [], promotion: [] }

/**
 * Query of the announcements for an audience. The key contains the audience, so that a member does
 * not see the visitors' announcements after a login.
 */
export const announcementsQuery = (audience: Audience | undefined) => {
  const query = read('/wps/relay/MCSFE_getListAnnouncements', {})
  return { ...query, queryKey: [...query.queryKey, audience] }
}

/**
 * Announcements of the current audience, used on every page (ANN-08). The announcements are fetched
 * only if the system status enables announcements. If the status disables announcements, `lists` is
 * empty.
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
