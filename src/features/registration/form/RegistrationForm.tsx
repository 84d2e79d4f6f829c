import { type FormEvent, useEffect, useMemo, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { failureOf, isUndecided } from '../../../api/failure.ts'
import { prepareEncryption } from '../../../api/prepareCalls.ts'
import { type Captcha, useCaptchaId } from '../../../identity/captcha/useCaptchaId.ts'
import { countriesQuery } from '../../../identity/phone/countries.queries.ts'
import type { PhoneAuthApi } from '../../../identity/phoneAuth/usePhoneAuth.ts'
import type { RegistrationValues } from '../../../identity/ruledField/createResolver.ts'
import type { FormField, FormRules } from '../../../identity/ruledField/formField.ts'
import { ErrorSummary } from '../../../identity/ruledForm/ErrorSummary.tsx'
import { fieldErrors, isInvitationRejected } from '../../../identity/ruledForm/fieldErrors.ts'
import {
  type Invitation,
  RegistrationFormContext,
} from '../../../identity/ruledForm/RegistrationFormContext.ts'
import { RulesNotice } from '../../../identity/ruledForm/RulesNotice.tsx'
import classes from '../../../identity/ruledForm/registrationForm.module.css'
import { useAdoptedRules } from '../../../identity/ruledForm/useAdoptedRules.ts'
import { controlId } from '../../../identity/ruledForm/useFieldControl.ts'
import { useRegistrationForm } from '../../../identity/ruledForm/useRegistrationForm.ts'
import { failureText } from '../../../kit/failure/failureText.ts'
import { warningDialog } from '../../../kit/modal/dialogData.ts'
import { openModal } from '../../../kit/modal/modalStore.ts'
import { useQuery } from '../../../kit/query/useQuery.ts'
import type { RegistrationMethod } from '../../../lib/registration/fieldsInForce.ts'
import { CheckboxField } from '../../../ui/field/CheckboxField.tsx'
import { DraftOffer } from '../draft/DraftOffer.tsx'
import type { RegistrationExtras } from '../submit/registrationRequest.ts'
import { AnswersReview } from './AnswersReview.tsx'
import { FieldSections } from './FieldSections.tsx'
import { FormButtons } from './FormButtons.tsx'
import { type FormSection, sectionsOf } from './formSections.ts'
import { StepProgress } from './StepProgress.tsx'
import { SubmitFailure } from './SubmitFailure.tsx'
import { TermsText } from './TermsText.tsx'
import { type FormSteps, useFormSteps } from './useFormSteps.ts'

type TermsFieldProps = {
  minimumAge: number
  isAccepted: boolean
  /** True if the form was submitted while the checkbox was not ticked (REG-41, ERR-25). */
  isMissing: boolean
  onChange: (isAccepted: boolean) => void
}

/** Confirmation of age and terms, which every account requires (REG-41, CONST-10). */
function TermsField({ minimumAge, isAccepted, isMissing, onChange }: TermsFieldProps) {
  const intl = useIntl()
  const age = { age: minimumAge }
  return (
    <div>
      <CheckboxField
        id={controlId('terms')}
        label={intl.formatMessage({ id: 'registration.terms.agree' }, age)}
        error={
          isMissing && !isAccepted
            ? intl.formatMessage({ id: 'registration.terms.required' })
            : undefined
        }
        required
        checked={isAccepted}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <TermsText minimumAge={minimumAge} />
    </div>
  )
}

export type Submission = {
  /** Fields that the form shows; only their values are sent. */
  fields: readonly FormField[]
  values: RegistrationValues
  extras: Pick<RegistrationExtras, 'termsAccepted' | 'captchaId' | 'rulesVersion'>
}

/** Settings of the operator's preview, which sends nothing. */
export type FormPreview = {
  /**
   * Shows the errors that a submit of the current values would produce, without moving the focus.
   */
  isFailed: boolean
  /** Called instead of sending an SMS code. */
  onSendCode: () => void
}

type Props = {
  rules: FormRules
  method: RegistrationMethod
  fields: readonly FormField[]
  /**
   * Submits the form. @throws the server's error, which the form shows while it keeps the typed
   * values.
   */
  onSubmit: (submission: Submission) => Promise<void>
  /** Phone-authentication service that replaces the platform's SMS codes. */
  phoneAuth?: PhoneAuthApi | undefined
  /** Invitation whose code fills in the invitation-code field. */
  invitation?: Invitation | undefined
  preview?: FormPreview | undefined
}

type SubmissionOptions = Pick<Props, 'rules' | 'fields' | 'onSubmit'> & {
  form: UseFormReturn<RegistrationValues>
  captcha: Captcha
  steps: FormSteps | undefined
  isPreview: boolean
}

/**
 * Submits the form. Errors are shown after a failed attempt. In a form with steps, only the step of
 * the last failed attempt shows errors, and submitting any step before the review moves to the next
 * step.
 */
function useSubmission({
  rules,
  fields,
  onSubmit,
  form,
  captcha,
  steps,
  isPreview,
}: SubmissionOptions) {
  const [accepted, setAccepted] = useState(false)
  const [attempt, setAttempt] = useState<{ count: number; stepId?: string | undefined }>({
    count: 0,
  })
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()

  /** Counts a failed attempt and shows the first step that contains one of the fields. */
  const countAttempt = (names: readonly string[]) => {
    const stepId = steps?.showFirstOf(names)
    setAttempt(({ count }) => ({ count: count + 1, stepId }))
  }
  const showFailure = (error: unknown) => {
    const failed = failureOf(error)
    const errors = fieldErrors(failed)
    for (const { field, reason } of errors)
      form.setError(field, { type: 'server', message: reason })
    // A captcha picture is valid for one attempt. After a lost response the identical request is
    // sent again, so the picture stays.
    if (!isUndecided(failed)) captcha.refresh()
    if (isInvitationRejected(failed)) {
      openModal(warningDialog(failureText(error)), { over: true })
    }
    if (errors.length > 0) countAttempt(errors.map(({ field }) => field))
    setFailure(error)
  }

  const submit = async (values: RegistrationValues) => {
    if (!accepted) return countAttempt([])
    setBusy(true)
    setFailure(undefined)
    try {
      const extras = { termsAccepted: true, captchaId: captcha.id, rulesVersion: rules.version }
      await onSubmit({ fields, values, extras })
    } catch (error) {
      showFailure(error)
    } finally {
      setBusy(false)
    }
  }

  const goOn = async ({ fields: stepFields }: FormSection) => {
    const names = stepFields.map(({ name }) => name)
    if (isPreview || (await form.trigger(names))) return steps?.goTo('next')
    // Marks the fields as visited: from now on they are validated at every input.
    for (const name of names) form.setValue(name, form.getValues(name), { shouldTouch: true })
    countAttempt(names)
  }

  const handleSubmit = (event: FormEvent) => {
    if (steps?.section) {
      event.preventDefault()
      void goOn(steps.section)
    } else {
      void form.handleSubmit(submit, (errors) => countAttempt(Object.keys(errors)))(event)
    }
  }
  const hasFailed = attempt.count > 0 && attempt.stepId === steps?.id
  return { handleSubmit, accepted, setAccepted, attempt: attempt.count, hasFailed, isBusy, failure }
}

/** The registration form. Its fields come from the rules; only a few are referenced by name. */
export function RegistrationForm(props: Props) {
  const { rules, method, fields, onSubmit, preview, phoneAuth, invitation } = props
  const intl = useIntl()
  const countries = useQuery(countriesQuery()).data ?? []
  const { form, messages, visibleFields } = useRegistrationForm(fields, rules.minimumAge, countries)
  const captcha = useCaptchaId()
  const noticed = useAdoptedRules(fields, method, form)
  const sections = useMemo(
    () => sectionsOf(visibleFields, rules.groups),
    [visibleFields, rules.groups],
  )
  const steps = useFormSteps(sections, rules.hasSteps, method)
  const isPreview = preview !== undefined
  const shown = { rules, fields: visibleFields, steps, isPreview }
  const submission = useSubmission({ ...shown, onSubmit, form, captcha })
  const { handleSubmit, accepted, attempt, isBusy, failure } = submission

  const onSendCode = preview?.onSendCode
  const isFailed = preview?.isFailed === true || submission.hasFailed
  useFailureShown(form, visibleFields, preview?.isFailed === true)
  useEffect(() => {
    if (invitation) form.setValue('affiliateCode', invitation.code)
  }, [invitation, form])

  const isReview = steps !== undefined && steps.section === undefined
  const api = useMemo(
    () => ({ ...form, messages, captcha, onSendCode, phoneAuth, invitation }),
    [form, messages, captcha, onSendCode, phoneAuth, invitation],
  )

  return (
    <RegistrationFormContext value={api}>
      <form
        noValidate
        className={classes.form}
        onInput={preview ? undefined : prepareEncryption}
        onSubmit={handleSubmit}
      >
        {!preview && <DraftOffer method={method} rulesVersion={rules.version} fields={fields} />}
        {steps && <StepProgress steps={steps} sections={sections} />}
        <ErrorSummary
          fields={steps ? (steps.section?.fields ?? []) : visibleFields}
          isShown={isFailed}
          isTermsMissing={(!steps || isReview) && !accepted}
          attempt={attempt}
        />
        {/* The preview shows the form of a new visitor, who has not seen earlier rules. */}
        <RulesNotice fields={preview ? [] : noticed} />
        {!isReview && (
          <p className={classes.requiredNote}>
            {intl.formatMessage({ id: 'registration.requiredNote' })}
          </p>
        )}
        <FieldSections sections={sections} steps={steps} />
        {isReview && <AnswersReview sections={sections} onChange={steps.goTo} />}
        {(!steps || isReview) && (
          <TermsField
            minimumAge={rules.minimumAge}
            isAccepted={accepted}
            isMissing={isFailed}
            onChange={submission.setAccepted}
          />
        )}
        <SubmitFailure error={failure} />
        <FormButtons steps={steps} isBusy={isBusy} />
      </form>
    </RegistrationFormContext>
  )
}

/** Validates the whole form without a submit, and again whenever the rules change. */
function useFailureShown(
  { handleSubmit }: Pick<UseFormReturn<RegistrationValues>, 'handleSubmit'>,
  fields: readonly FormField[],
  isShown: boolean,
): void {
  useEffect(() => {
    // The effect depends on `fields`, so that changed rules trigger a new validation.
    if (isShown && fields.length > 0) void handleSubmit(() => {})()
  }, [isShown, fields, handleSubmit])
}
