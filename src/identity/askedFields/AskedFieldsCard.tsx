import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react'
import { useFormState } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { ApiError, failureOf, isUndecided } from '../../api/failure.ts'
import { prepareEncryption } from '../../api/prepareCalls.ts'
import { write } from '../../api/write.ts'
import { useQuery } from '../../kit/query/useQuery.ts'
import { reportProblems } from '../../kit/reportProblems.ts'
import { statusQuery } from '../../session/session.queries.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Panel } from '../../ui/Panel.tsx'
import textClasses from '../../ui/text.module.css'
import { useCaptchaId } from '../captcha/useCaptchaId.ts'
import { FailureNotice } from '../failure/FailureNotice.tsx'
import { countriesQuery } from '../phone/countries.queries.ts'
import type { RegistrationValues } from '../ruledField/createResolver.ts'
import type { FormField } from '../ruledField/formField.ts'
import { localText } from '../ruledField/messages.ts'
import { readRules } from '../ruledField/readRules.ts'
import { ErrorSummary } from '../ruledForm/ErrorSummary.tsx'
import { fieldErrors } from '../ruledForm/fieldErrors.ts'
import { formValues } from '../ruledForm/formValues.ts'
import { createIdempotencyKeys } from '../ruledForm/idempotencyKeys.ts'
import { withMarket } from '../ruledForm/marketRules.ts'
import { RegistrationFormContext } from '../ruledForm/RegistrationFormContext.ts'
import { RulesNotice } from '../ruledForm/RulesNotice.tsx'
import { renderField } from '../ruledForm/renderField.tsx'
import { useAdoptedRules } from '../ruledForm/useAdoptedRules.ts'
import { useRegistrationForm } from '../ruledForm/useRegistrationForm.ts'
import classes from './AskedFieldsCard.module.css'
import { type AskedFields, type AskingMoment, askedFieldsQuery } from './askedFields.queries.ts'

/**
 * Sends the answers once and caches the fields that are still to be asked. Without such fields, the
 * page shows its deposit or withdrawal form.
 */
function useSendAnswers(at: AskingMoment) {
  const client = useQueryClient()
  const keys = useMemo(() => createIdempotencyKeys(), [])
  const isRunning = useRef(false)
  const { queryKey } = askedFieldsQuery(at)
  const adopt = async (fields: AskedFields) => {
    // A pending request may return outdated fields.
    await client.cancelQueries({ queryKey })
    client.setQueryData(queryKey, fields)
  }
  const send = async (
    fields: readonly FormField[],
    values: RegistrationValues,
    version: number,
  ) => {
    const body = { at, rulesVersion: version, ...formValues(fields, values) }
    try {
      const call = 'PUT /wps/member/askedFields'
      const rest = await write(call, { body }, { idempotencyKey: keys.keyFor(body) })
      keys.settle()
      void client.invalidateQueries({ queryKey: ['/wps/member/profile'] })
      void client.invalidateQueries({ queryKey: ['/wps/member/security'] })
      await adopt(rest)
    } catch (error) {
      const failure = failureOf(error)
      if (error instanceof ApiError && !isUndecided(failure)) keys.settle()
      const rules = failure.kind === 'rejected' ? failure.details.rules : undefined
      if (rules) {
        const { version: rulesVersion, layout: _, ...asked } = rules
        await adopt({ rulesVersion, ...asked })
      }
      throw error
    }
  }
  return async (...input: Parameters<typeof send>) => {
    if (isRunning.current) return
    isRunning.current = true
    try {
      await send(...input)
    } finally {
      isRunning.current = false
    }
  }
}

/** Notice about a failure that no field shows. */
function AnswersFailure({ error }: { error: unknown }) {
  if (error === undefined) return null
  const failure = failureOf(error)
  if (failure.kind === 'rejected' && failure.code === 'RULES_CHANGED') {
    return (
      <Notice tone="failure" role="alert">
        <p>
          <FormattedMessage id="registration.rulesChanged.refused" />
        </p>
      </Notice>
    )
  }
  return fieldErrors(failure).length > 0 ? null : <FailureNotice error={error} />
}

type Props = { at: AskingMoment; askedFields: AskedFields }

/**
 * Form with the fields that are asked before a deposit or withdrawal (FORM-05), with the rules and
 * controls of the registration form.
 */
export function AskedFieldsCard({ at, askedFields }: Props) {
  const intl = useIntl()
  const market = useQuery(statusQuery()).data?.market
  const rules = useMemo(() => {
    const read = readRules({ ...askedFields, version: askedFields.rulesVersion })
    return market ? withMarket(read, market) : read
  }, [askedFields, market])
  const { fields, groups, minimumAge } = rules
  const countries = useQuery(countriesQuery()).data ?? []
  const { form, messages, visibleFields } = useRegistrationForm(fields, minimumAge, countries)
  const { errors } = useFormState({ control: form.control })
  const captcha = useCaptchaId()
  const noticed = useAdoptedRules(fields, at, form)
  useEffect(prepareEncryption, [])
  useEffect(() => reportProblems('asked fields', rules.problems), [rules.problems])
  const send = useSendAnswers(at)
  const [attempt, setAttempt] = useState(0)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const countAttempt = () => setAttempt((count) => count + 1)

  const submit = async (values: RegistrationValues) => {
    setBusy(true)
    setFailure(undefined)
    try {
      await send(visibleFields, values, rules.version)
    } catch (error) {
      const errors = fieldErrors(failureOf(error))
      for (const { field, reason } of errors) {
        form.setError(field, { type: 'server', message: reason })
      }
      if (errors.length > 0) countAttempt()
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }
  const handleSubmit = (event: FormEvent) => {
    void form.handleSubmit(submit, countAttempt)(event)
  }
  const api = useMemo(
    () => ({
      ...form,
      messages,
      captcha,
      onSendCode: undefined,
      phoneAuth: undefined,
      invitation: undefined,
    }),
    [form, messages, captcha],
  )
  return (
    <Panel title={<FormattedMessage id={`registration.asked.${at}`} />}>
      <p className={textClasses.note}>
        <FormattedMessage id="registration.asked.lead" />
      </p>
      <RegistrationFormContext value={api}>
        <form noValidate className={classes.form} onSubmit={handleSubmit}>
          <ErrorSummary fields={visibleFields} isShown={attempt > 0} attempt={attempt} />
          <RulesNotice fields={noticed} />
          <p className={textClasses.caption}>
            <FormattedMessage id="registration.requiredNote" />
          </p>
          {visibleFields.map((field, index) => {
            const isFirst = field.group !== visibleFields[index - 1]?.group
            const title = isFirst && groups.find(({ id }) => id === field.group)?.title
            const heading = title ? localText(title, intl.locale) : undefined
            return (
              <div key={field.name}>
                {heading !== undefined && <h3 className={textClasses.subheading}>{heading}</h3>}
                {renderField(field, errors)}
              </div>
            )
          })}
          <AnswersFailure error={failure} />
          <Button type="submit" variant="primary" size="large" isWide isBusy={isBusy}>
            <FormattedMessage id={`registration.asked.${isBusy ? 'submitting' : 'submit'}`} />
          </Button>
        </form>
      </RegistrationFormContext>
    </Panel>
  )
}
