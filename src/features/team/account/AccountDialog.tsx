import { useEffect, useState } from 'react'
import { prepareEncryption } from '../../../api/prepareCalls.ts'
import { rulesQuery } from '../../../identity/ruledField/rules.queries.ts'
import { QueryPart } from '../../../kit/query/QueryPart.tsx'
import { Skeleton } from '../../../kit/query/Skeleton.tsx'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { ownRatesQuery } from '../team.queries.ts'
import { AccountForm } from './AccountForm.tsx'
import { AccountOpened } from './AccountOpened.tsx'
import type { AccountRequest } from './accountForm.ts'
import { accountFields } from './accountForm.ts'

/** Opens an account for a new member of the team by the registration rules (ACT-45). */
export function AccountDialog() {
  useEffect(prepareEncryption, [])
  const rules = useQuery(rulesQuery())
  const own = useQuery(ownRatesQuery())
  const [opened, setOpened] = useState<AccountRequest>()
  const skeleton = <Skeleton count={8} />
  if (opened) return <AccountOpened account={opened} onAnother={() => setOpened(undefined)} />
  return (
    <QueryPart query={rules} placeholder={skeleton}>
      {(inForce) => (
        <QueryPart query={own} placeholder={skeleton}>
          {({ ownRates }) => (
            <AccountForm fields={accountFields(inForce)} ownRates={ownRates} onOpened={setOpened} />
          )}
        </QueryPart>
      )}
    </QueryPart>
  )
}
