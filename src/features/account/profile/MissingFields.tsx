import { FormattedMessage, useIntl } from 'react-intl'
import { fieldLabel } from '../../../identity/ruledField/messages.ts'
import { rulesQuery } from '../../../identity/ruledField/rules.queries.ts'
import { openModal } from '../../../kit/modal/modalStore.ts'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { statusQuery } from '../../../session/session.queries.ts'
import { Button } from '../../../ui/Button.tsx'
import textClasses from '../../../ui/text.module.css'
import classes from './ProfileData.module.css'
import { missingFields, type Profile } from './profileFields.ts'
import { noRules, profileField } from './profileRules.ts'

/** Profile fields that are still empty, each with the reason for requesting it. */
export function MissingFields({ profile }: { profile: Profile }) {
  const intl = useIntl()
  const rules = useQuery(rulesQuery()).data ?? noRules
  const age = useQuery(statusQuery()).data?.market.minimumAge ?? 18
  const missing = missingFields(profile)
  if (missing.length === 0) return null
  return (
    <div>
      <h3 className={classes.title}>
        <FormattedMessage id="profile.data.missing" />
      </h3>
      <ul className={classes.missing}>
        {missing.map((name) => {
          const field = fieldLabel(intl, profileField(rules, name))
          return (
            <li key={name} className={classes.field}>
              <div>
                <p className={textClasses.label}>{field}</p>
                <p className={textClasses.caption}>
                  <FormattedMessage id={`profile.why.${name}`} values={{ age }} />
                </p>
              </div>
              <Button
                aria-label={intl.formatMessage({ id: 'profile.data.fillField' }, { field })}
                onClick={() => openModal({ name: 'profile', field: name })}
              >
                <FormattedMessage id="profile.data.fill" />
              </Button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
