import { FormattedMessage, useIntl } from 'react-intl'
import type { FormRules } from '../../../identity/ruledField/formField.ts'
import { fieldLabel } from '../../../identity/ruledField/messages.ts'
import { openModal } from '../../../kit/modal/modalStore.ts'
import { FactList } from '../../../ui/FactList.tsx'
import { TextButton } from '../../../ui/TextButton.tsx'
import { onceFields, type Profile, valueIn } from './profileFields.ts'
import classes from './profileForm.module.css'
import { profileField } from './profileRules.ts'
import { ShownValue } from './ShownValue.tsx'

/** Locked fields of the profile, with a link to customer service, which can change them. */
export function LockedFields({ profile, rules }: { profile: Profile; rules: FormRules }) {
  const intl = useIntl()
  const names = onceFields.filter((name) => profile.locked.includes(name))
  if (names.length === 0) return null
  return (
    <div className={classes.locked}>
      <FactList
        facts={names.map((name) => ({
          id: name,
          term: fieldLabel(intl, profileField(rules, name)),
          value: <ShownValue name={name} value={valueIn(profile, name)} isDiscreet />,
        }))}
      />
      <p className={classes.note}>
        <FormattedMessage
          id="profile.form.lockedWhy"
          values={{
            link: (text) => (
              <TextButton
                key="service"
                onClick={() => openModal({ name: 'customerService' }, { over: true })}
              >
                {text}
              </TextButton>
            ),
          }}
        />
      </p>
    </div>
  )
}
