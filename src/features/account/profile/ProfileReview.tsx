import { useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { FormRules } from '../../../identity/ruledField/formField.ts'
import { fieldLabel } from '../../../identity/ruledField/messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { FactList } from '../../../ui/FactList.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { ProfileFailure } from './ProfileFailure.tsx'
import { onceIn, type ProfileChange } from './profileChange.ts'
import type { Profile } from './profileFields.ts'
import classes from './profileForm.module.css'
import { profileField } from './profileRules.ts'
import { ShownValue } from './ShownValue.tsx'

type Props = {
  profile: Profile
  rules: FormRules
  change: ProfileChange
  failure: unknown
  isBusy: boolean
  onConfirm: () => void
  onBack: () => void
}

/** Review of the fields that can be filled in only once, before they are saved. */
export function ProfileReview({ profile, rules, change, failure, isBusy, ...actions }: Props) {
  const intl = useIntl()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={classes.form}>
      <h3 ref={heading} tabIndex={-1} className={classes.title}>
        <FormattedMessage id="profile.review.title" />
      </h3>
      <ProfileFailure error={failure} />
      <FactList
        facts={onceIn(profile, change).map(({ name, value }) => ({
          id: name,
          term: fieldLabel(intl, profileField(rules, name)),
          value: <ShownValue name={name} value={value} />,
        }))}
      />
      <Notice tone="warning">
        <p>
          <FormattedMessage id="profile.review.warning" />
        </p>
      </Notice>
      <div className={classes.answers}>
        <Button size="large" onClick={actions.onBack}>
          <FormattedMessage id="profile.review.back" />
        </Button>
        <Button variant="primary" size="large" isBusy={isBusy} onClick={actions.onConfirm}>
          {intl.formatMessage({ id: isBusy ? 'profile.form.saving' : 'profile.review.confirm' })}
        </Button>
      </div>
    </div>
  )
}
