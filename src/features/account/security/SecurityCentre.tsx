import { FormattedMessage } from 'react-intl'
import { read } from '../../../api/read.ts'
import { QueryPart } from '../../../kit/query/QueryPart.tsx'
import { Skeleton } from '../../../kit/query/Skeleton.tsx'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { AddressCheckRow } from './rows/AddressCheckRow.tsx'
import { AuthenticatorRow } from './rows/AuthenticatorRow.tsx'
import { EmailRow } from './rows/EmailRow.tsx'
import { PasskeyRow } from './rows/PasskeyRow.tsx'
import { PasswordRow } from './rows/PasswordRow.tsx'
import { PaymentPasswordRow } from './rows/PaymentPasswordRow.tsx'
import { PhoneRow } from './rows/PhoneRow.tsx'
import classes from './SecurityCentre.module.css'
import { SecurityScore } from './SecurityScore.tsx'

const tones = { LOW: 'bad', MEDIUM: 'waiting', HIGH: 'good' } as const

/** Security centre: the score of the account, and a row for each protection (MEM-22). */
export function SecurityCentre() {
  const security = useQuery(read('/wps/member/security', {}))
  return (
    <Panel
      title={<FormattedMessage id="account.security.title" />}
      aside={
        security.data && (
          <Badge tone={tones[security.data.level]}>
            <FormattedMessage id={`account.security.levels.${security.data.level}`} />
          </Badge>
        )
      }
    >
      <QueryPart query={security} placeholder={<Skeleton count={7} />}>
        {(value) => (
          <>
            <SecurityScore security={value} />
            <ul className={classes.rows}>
              <PasswordRow security={value} />
              <PaymentPasswordRow security={value} />
              <PhoneRow security={value} />
              <EmailRow security={value} />
              <AuthenticatorRow security={value} />
              <PasskeyRow security={value} />
              <AddressCheckRow security={value} />
            </ul>
          </>
        )}
      </QueryPart>
    </Panel>
  )
}
