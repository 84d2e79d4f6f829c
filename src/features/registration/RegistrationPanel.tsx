import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { reportProblems } from '../../kit/reportProblems.ts'
import { statusQuery } from '../../session/session.queries.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { FormSkeleton } from './form/FormSkeleton.tsx'
import { RegistrationForm, type Submission } from './form/RegistrationForm.tsx'
import classes from './form/registrationForm.module.css'
import { adoptRules, followedRulesQuery } from './registration.queries.ts'
import { useFormReport } from './report/useFormReport.ts'
import { fieldsOfMethod } from './rules/fieldsOfMethod.ts'
import type { FormRules, RegistrationMethod } from './rules/formField.ts'
import { registrationRequest } from './submit/registrationRequest.ts'
import { useRegister } from './submit/useRegister.ts'
import { useRegistrationFlags, useRegistrationMethods } from './useRegistrationMethods.ts'

type Props = {
  referralCode: string
  /** The account is made and its session runs. */
  onRegistered: (account: { name: string }) => void
}

type OpenProps = Props & { rules: FormRules; methods: readonly RegistrationMethod[] }

function OpenRegistration({ rules, methods, referralCode, onRegistered }: OpenProps) {
  const intl = useIntl()
  const flags = useRegistrationFlags()
  const queryClient = useQueryClient()
  const [chosen, setChosen] = useState<RegistrationMethod>('username')
  const method = methods.includes(chosen) ? chosen : (methods[0] ?? 'username')
  const { smsVerification, mobilePassword } = flags
  const fields = useMemo(
    () => fieldsOfMethod(rules, method, { smsVerification, mobilePassword }),
    [rules, method, smsVerification, mobilePassword],
  )
  useEffect(() => reportProblems('registration rules', rules.problems), [rules.problems])
  const report = useFormReport({ rulesVersion: rules.version, method, fields })
  const register = useRegister(report.noteRegistered)

  const submit = async ({ values, extras }: Submission) => {
    const { href, hostname } = window.location
    const page = { registerUrl: href, domain: hostname, referralCode }
    const body = registrationRequest(fields, values, { ...extras, ...page })
    const isDone = await register(method, body).catch((error) => {
      adoptRules(queryClient, error)
      throw error
    })
    if (isDone) onRegistered({ name: body.username ?? body.mobileNum ?? '' })
  }
  return (
    <Tabs
      label={intl.formatMessage({ id: 'registration.tabs.label' })}
      tabs={methods.map((id) => ({
        id,
        label: intl.formatMessage({ id: `registration.tabs.${id}` }),
      }))}
      active={method}
      onChange={setChosen}
    >
      <div ref={report.form}>
        <RegistrationForm rules={rules} method={method} fields={fields} onSubmit={submit} />
      </div>
    </Tabs>
  )
}

/** Registration in all its states: loading, failed, closed, and the form. */
export function RegistrationPanel(props: Props) {
  const intl = useIntl()
  const status = useQuery(statusQuery())
  const rules = useQuery(followedRulesQuery())
  const methods = useRegistrationMethods()

  const failed = [status, rules].filter((query) => query.data === undefined && query.isError)
  if (failed.length > 0) {
    const retry = () => failed.forEach((query) => void query.refetch())
    return (
      <Notice
        tone="failure"
        role="alert"
        title={intl.formatMessage({ id: 'failure.network.title' })}
        actions={<Button onClick={retry}>{intl.formatMessage({ id: 'app.retry' })}</Button>}
      >
        <p>{intl.formatMessage({ id: 'failure.network.text' })}</p>
      </Notice>
    )
  }
  if (status.data === undefined || rules.data === undefined) {
    return <FormSkeleton label={intl.formatMessage({ id: 'registration.loading' })} />
  }
  if (methods.length === 0) {
    return (
      <Notice title={intl.formatMessage({ id: 'registration.off.title' })}>
        <p>{intl.formatMessage({ id: 'registration.off.text' })}</p>
      </Notice>
    )
  }
  return (
    <>
      <OpenRegistration {...props} rules={rules.data} methods={methods} />
      {status.data.market.riskNotice && <RiskNotice age={rules.data.minimumAge} />}
    </>
  )
}

function RiskNotice({ age }: { age: number }) {
  const intl = useIntl()
  return (
    <p className={classes.riskNotice}>
      {intl.formatMessage({ id: 'registration.riskNotice' }, { age })}
    </p>
  )
}
