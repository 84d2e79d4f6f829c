import { countriesQuery } from '../../../identity/phone/countries.queries.ts'
import { rulesQuery } from '../../../identity/ruledField/rules.queries.ts'
import type { ModalData } from '../../../kit/modal/modalTable.ts'
import { LoadingRegion } from '../../../kit/query/LoadingRegion.tsx'
import { QueryFailure } from '../../../kit/query/QueryFailure.tsx'
import { Skeleton } from '../../../kit/query/Skeleton.tsx'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { statusQuery, useMember } from '../../../session/session.queries.ts'
import { ProfileForm } from './ProfileForm.tsx'
import { profileQuery } from './profile.queries.ts'

/** Dialog in which a member fills in and changes the profile (ACT-17). */
export function ProfileDialog({ field }: ModalData<'profile'>) {
  const member = useMember()
  const profile = useQuery(profileQuery())
  const rules = useQuery(rulesQuery())
  const countries = useQuery(countriesQuery())
  const status = useQuery(statusQuery())
  const failed = [member, profile, rules, countries, status].find(
    ({ data, isError }) => data === undefined && isError,
  )
  if (failed) {
    return <QueryFailure query={failed} />
  }
  if (!member.data || !profile.data || !rules.data || !countries.data || !status.data) {
    return (
      <LoadingRegion>
        <Skeleton count={8} />
      </LoadingRegion>
    )
  }
  return (
    <ProfileForm
      memberId={member.data.id}
      profile={profile.data}
      rules={rules.data}
      minimumAge={status.data.market.minimumAge}
      countries={countries.data.map(({ country }) => country)}
      start={field}
    />
  )
}
