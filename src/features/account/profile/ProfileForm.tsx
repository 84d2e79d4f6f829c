import { type ReactNode, useMemo } from 'react'
import { type UseFormReturn, useFormState } from 'react-hook-form'
import { useIntl } from 'react-intl'
import type { FormRules } from '../../../identity/ruledField/formField.ts'
import { dayIn } from '../../../lib/zonedDay.ts'
import { useMarket } from '../../../session/market.ts'
import { Button } from '../../../ui/Button.tsx'
import { TextField } from '../../../ui/field/TextField.tsx'
import layoutClasses from '../../../ui/layout.module.css'
import { Notice } from '../../../ui/Notice.tsx'
import { LockedFields } from './LockedFields.tsx'
import { ProfileFailure } from './ProfileFailure.tsx'
import { ProfileField } from './ProfileField.tsx'
import { ProfileReview } from './ProfileReview.tsx'
import {
  channels,
  lifeFields,
  onceFields,
  type Profile,
  type ProfileFieldName,
  rareChannels,
} from './profileFields.ts'
import classes from './profileForm.module.css'
import { longestNickname, type ProfileRules, type ProfileValues } from './profileRules.ts'
import { nicknameErrorText } from './profileTexts.ts'
import { useProfileForm } from './useProfileForm.ts'

/** Field of the nickname, which other players see in place of the account name. */
function NicknameField({ form }: { form: UseFormReturn<ProfileValues> }) {
  const intl = useIntl()
  const { errors } = useFormState({ control: form.control, name: 'nickname', exact: true })
  return (
    <TextField
      {...form.register('nickname')}
      label={intl.formatMessage({ id: 'profile.form.nickname' })}
      hint={intl.formatMessage({ id: 'profile.form.nicknameHint' }, { most: longestNickname })}
      error={nicknameErrorText(intl, errors.nickname?.message)}
      autoComplete="nickname"
      dir="auto"
      required
    />
  )
}

type FormPartProps = {
  title: string
  /** Introduction that applies to all fields of the group. */
  intro?: string | undefined
  children: ReactNode
}

function FormPart({ title, intro, children }: FormPartProps) {
  return (
    <fieldset className={layoutClasses.fieldset}>
      <legend className={classes.title}>{title}</legend>
      {intro !== undefined && <p className={classes.intro}>{intro}</p>}
      <div className={classes.fields}>{children}</div>
    </fieldset>
  )
}

type Props = {
  memberId: string
  profile: Profile
  rules: FormRules
  /** Minimum age of the market, in years. */
  minimumAge: number
  /** ISO 3166 codes of the nationalities to choose from. */
  countries: readonly string[]
  /** Field that has the focus when the form opens. */
  start: ProfileFieldName | undefined
}

type FormPartsProps = Pick<Props, 'profile' | 'countries' | 'start'> & {
  form: UseFormReturn<ProfileValues>
  rules: ProfileRules
}

/** Groups of the fields. Locked fields are shown as text. */
function FormParts({ form, profile, rules, countries, start }: FormPartsProps) {
  const intl = useIntl()
  const isLocked = (name: ProfileFieldName) => profile.locked.includes(name)
  const fields = (names: readonly ProfileFieldName[]) =>
    names
      .filter((name) => !isLocked(name))
      .map((name) => (
        <ProfileField
          key={name}
          name={name}
          form={form}
          profile={profile}
          rules={rules}
          countries={countries}
          isFirst={name === start}
        />
      ))
  const once = fields(onceFields)
  return (
    <>
      <FormPart title={intl.formatMessage({ id: 'profile.form.shown' })}>
        <NicknameField form={form} />
      </FormPart>
      <FormPart
        title={intl.formatMessage({ id: 'profile.form.who' })}
        intro={once.length > 0 ? intl.formatMessage({ id: 'profile.form.once' }) : undefined}
      >
        {once}
        <LockedFields profile={profile} rules={rules.rules} />
      </FormPart>
      <FormPart title={intl.formatMessage({ id: 'profile.form.life' })}>
        {fields(lifeFields)}
      </FormPart>
      <FormPart title={intl.formatMessage({ id: 'profile.form.contacts' })}>
        {fields(channels)}
        <details className={classes.more} open={rareChannels.some((name) => profile.fields[name])}>
          <summary>{intl.formatMessage({ id: 'profile.form.rareChannels' })}</summary>
          <div className={classes.fields}>{fields(rareChannels)}</div>
        </details>
      </FormPart>
    </>
  )
}

/**
 * Form of all profile fields. Fields that can be filled in only once are reviewed before the save.
 */
export function ProfileForm({ memberId, profile, rules, minimumAge, countries, start }: Props) {
  const intl = useIntl()
  const { timeZone } = useMarket()
  const profileRules = useMemo<ProfileRules>(
    () => ({ rules, minimumAge, today: () => dayIn(timeZone, Date.now()) }),
    [rules, minimumAge, timeZone],
  )
  const state = useProfileForm({ memberId, profile, rules: profileRules, start })
  const { form, review, isBusy } = state
  return (
    <>
      <form
        noValidate
        hidden={review !== undefined}
        className={classes.form}
        onSubmit={(event) => void form.handleSubmit(state.submit)(event)}
      >
        {state.isDraft && <KeptDraft onDiscard={state.startAgain} />}
        <FormParts
          form={form}
          profile={profile}
          rules={profileRules}
          countries={countries}
          start={start}
        />
        <div className={classes.foot}>
          {review === undefined && <ProfileFailure error={state.failure} />}
          <p role="status" className={classes.note}>
            {state.isUnchanged && intl.formatMessage({ id: 'profile.form.unchanged' })}
          </p>
          <Button type="submit" variant="primary" size="large" isBusy={isBusy}>
            {intl.formatMessage({ id: isBusy ? 'profile.form.saving' : 'profile.form.save' })}
          </Button>
        </div>
      </form>
      {review && (
        <ProfileReview
          profile={profile}
          rules={rules}
          change={review}
          failure={state.failure}
          isBusy={isBusy}
          onConfirm={state.confirm}
          onBack={state.goBack}
        />
      )}
    </>
  )
}

function KeptDraft({ onDiscard }: { onDiscard: () => void }) {
  const intl = useIntl()
  return (
    <Notice
      role="status"
      actions={
        <Button onClick={onDiscard}>{intl.formatMessage({ id: 'profile.form.discard' })}</Button>
      }
    >
      <p>{intl.formatMessage({ id: 'profile.form.kept' })}</p>
    </Notice>
  )
}
