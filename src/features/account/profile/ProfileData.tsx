import { FormattedMessage, useIntl } from 'react-intl'
import { countriesQuery } from '../../../identity/phone/countries.queries.ts'
import { fieldLabel } from '../../../identity/ruledField/messages.ts'
import { rulesQuery } from '../../../identity/ruledField/rules.queries.ts'
import { openModal } from '../../../kit/modal/modalStore.ts'
import { QueryPart } from '../../../kit/query/QueryPart.tsx'
import { Skeleton } from '../../../kit/query/Skeleton.tsx'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { Button } from '../../../ui/Button.tsx'
import { FactList } from '../../../ui/FactList.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { PersonName } from '../../../ui/PersonName.tsx'
import { ProgressBar } from '../../../ui/ProgressBar.tsx'
import { MissingFields } from './MissingFields.tsx'
import classes from './ProfileData.module.css'
import { profileQuery } from './profile.queries.ts'
import {
  askedFields,
  missingFields,
  type Profile,
  profileFieldNames,
  valueIn,
} from './profileFields.ts'
import { noRules, profileField } from './profileRules.ts'
import { ShownValue } from './ShownValue.tsx'

/**
 * Panel with the filled-in fields of the profile, and the missing fields, each with the reason for
 * requesting it (MEM-24).
 */
export function ProfileData() {
  const profile = useQuery(profileQuery())
  // Prefetches the countries, which the profile form needs when it opens.
  useQuery(countriesQuery())
  return (
    <Panel
      title={<FormattedMessage id="profile.data.title" />}
      aside={
        <Button onClick={() => openModal({ name: 'profile' })}>
          <FormattedMessage id="profile.data.edit" />
        </Button>
      }
    >
      <QueryPart query={profile} placeholder={<Skeleton count={8} />}>
        {(value) => (
          <>
            <Progress profile={value} />
            <div className={classes.parts}>
              <Given profile={value} />
              <MissingFields profile={value} />
            </div>
          </>
        )}
      </QueryPart>
    </Panel>
  )
}

function Progress({ profile }: { profile: Profile }) {
  const intl = useIntl()
  const total = askedFields.length
  const given = total - missingFields(profile).length
  return (
    <div className={classes.progress}>
      <ProgressBar
        label={intl.formatMessage({ id: 'profile.data.progress' })}
        value={given}
        max={total}
      />
      <span>
        <FormattedMessage id="profile.data.given" values={{ given, total }} />
      </span>
    </div>
  )
}

/** Filled-in fields. The server masks phone and e-mail; `MissingFields` lists the empty fields. */
function Given({ profile }: { profile: Profile }) {
  const intl = useIntl()
  const rules = useQuery(rulesQuery()).data ?? noRules
  const { nickname, mobileNum, email } = profile
  const notGiven = (
    <span className={classes.faint}>
      <FormattedMessage id="profile.data.notGiven" />
    </span>
  )
  return (
    <FactList
      facts={[
        {
          id: 'nickname',
          term: <FormattedMessage id="profile.data.nickname" />,
          value: nickname ? <PersonName name={nickname} /> : notGiven,
        },
        {
          id: 'mobile',
          term: <FormattedMessage id="profile.data.mobile" />,
          value: mobileNum ? <bdi dir="ltr">{mobileNum}</bdi> : notGiven,
        },
        {
          id: 'email',
          term: <FormattedMessage id="profile.data.email" />,
          value: email ? <bdi dir="ltr">{email}</bdi> : notGiven,
        },
        ...profileFieldNames
          .filter((name) => valueIn(profile, name) !== '')
          .map((name) => ({
            id: name,
            term: fieldLabel(intl, profileField(rules, name)),
            value: <ShownValue name={name} value={valueIn(profile, name)} isDiscreet />,
          })),
      ]}
    />
  )
}
