import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { failureOf } from '../../api/failure.ts'
import { read } from '../../api/read.ts'
import { usePhoneAuth } from '../../identity/phoneAuth/usePhoneAuth.ts'
import type { FormRules } from '../../identity/ruledField/formField.ts'
import { rulesQuery } from '../../identity/ruledField/rules.queries.ts'
import { FormSkeleton } from '../../identity/ruledForm/FormSkeleton.tsx'
import { withMarket } from '../../identity/ruledForm/marketRules.ts'
import type { Invitation } from '../../identity/ruledForm/RegistrationFormContext.ts'
import { LoadFailure } from '../../kit/failure/LoadFailure.tsx'
import { useQuery } from '../../kit/query/useQuery.ts'
import { useIsLive } from '../../kit/realtime/events.ts'
import { reportProblems } from '../../kit/reportProblems.ts'
import { fieldsInForce, type RegistrationMethod } from '../../lib/registration/fieldsInForce.ts'
import { statusQuery } from '../../session/session.queries.ts'
import { Notice } from '../../ui/Notice.tsx'
import { dropDrafts, newestDraftMethod } from './draft/formDraft.ts'
import { MethodTabs } from './form/MethodTabs.tsx'
import { RegistrationForm, type Submission } from './form/RegistrationForm.tsx'
import { RiskNotice } from './form/RiskNotice.tsx'
import { type RegistrationSwitches, registrationSwitches } from './registrationSwitches.ts'
import { useFormReport } from './report/useFormReport.ts'
import { withPhoneProof } from './submit/phoneProof.ts'
import { registrationRequest } from './submit/registrationRequest.ts'
import { useRegister } from './submit/useRegister.ts'

/** Milliseconds between polls of the rules while a form is open and no server events arrive. */
const followEvery = 2000
/** Milliseconds between polls while server events arrive: a fallback for missed events. */
const followCalmly = 60_000

/**
 * The registration rules, polled while a form is open, so that an operator's change appears within
 * seconds.
 * @param isLive true while server events arrive. The events invalidate changed rules.
 */
const followedRulesQuery = (isLive: boolean) => ({
  ...rulesQuery(),
  refetchInterval: isLive ? followCalmly : followEvery,
})

/**
 * If a rejection contains the current rules, stores them in the cache, so that the open form
 * updates at once. Cancels pending requests, because they may return older rules.
 */
async function adoptRules(queryClient: QueryClient, error: unknown): Promise<void> {
  const failure = failureOf(error)
  const rules = failure.kind === 'rejected' ? failure.details.rules : undefined
  if (!rules) return
  const { queryKey } = read('/wps/system/setting/register', {})
  await queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData(queryKey, rules)
}

type Props = {
  referralCode: string
  invitation: Invitation | undefined
  /**
   * Called as soon as the account exists. `isSignedIn` is false if the account already existed,
   * because the response to an earlier request was lost, and requires a log-in.
   */
  onRegistered: (account: { name: string; isSignedIn: boolean }) => void
}

type OpenProps = Props & { rules: FormRules; switches: RegistrationSwitches }

function OpenRegistration(props: OpenProps) {
  const { rules, switches, referralCode, invitation, onRegistered } = props
  const { methods, smsVerification, mobilePassword } = switches
  const queryClient = useQueryClient()
  const [chosen, setChosen] = useState<RegistrationMethod>('username')
  const method = methods.includes(chosen) ? chosen : (methods[0] ?? 'username')
  const fields = useMemo(
    () => fieldsInForce(rules.fields, method, { smsVerification, mobilePassword }),
    [rules, method, smsVerification, mobilePassword],
  )
  useEffect(() => {
    const drafted = newestDraftMethod()
    if (drafted) setChosen(drafted)
  }, [])
  useEffect(() => reportProblems('registration rules', rules.problems), [rules.problems])
  const report = useFormReport({ rulesVersion: rules.version, method, fields })
  const register = useRegister(() => {
    dropDrafts()
    report.noteRegistered()
  })
  const phoneAuth = usePhoneAuth()

  const submit = async ({ fields: sentFields, values, extras }: Submission) => {
    const { href, hostname } = window.location
    const page = { registerUrl: href, domain: hostname, referralCode }
    const typed = registrationRequest(sentFields, values, { ...extras, ...page })
    const body = phoneAuth ? await withPhoneProof(typed, phoneAuth.prove) : typed
    const done = await register(method, body).catch(async (error) => {
      await adoptRules(queryClient, error)
      throw error
    })
    if (done) onRegistered({ ...done, name: body.username ?? body.mobileNum ?? '' })
  }
  return (
    <MethodTabs methods={methods} active={method} onChange={setChosen}>
      <div ref={report.form}>
        <RegistrationForm
          rules={rules}
          method={method}
          fields={fields}
          phoneAuth={phoneAuth}
          invitation={invitation}
          onSubmit={submit}
        />
      </div>
    </MethodTabs>
  )
}

/** Registration form, or its loading, failed or closed state. */
export function RegistrationPanel(props: Props) {
  const intl = useIntl()
  const status = useQuery(statusQuery())
  const rules = useQuery(followedRulesQuery(useIsLive()))
  const whitelabel = status.data?.whitelabel
  const switches = useMemo(() => registrationSwitches(whitelabel), [whitelabel])
  const inForce = useMemo(
    () => rules.data && status.data && withMarket(rules.data, status.data.market),
    [rules.data, status.data],
  )

  const failed = [status, rules].filter((query) => query.data === undefined && query.isError)
  if (failed.length > 0) {
    const retry = () => failed.forEach((query) => void query.refetch())
    return (
      <LoadFailure
        error={failed[0]?.error}
        isRetrying={failed.some(({ isFetching }) => isFetching)}
        onRetry={retry}
      />
    )
  }
  if (status.data === undefined || inForce === undefined) {
    return <FormSkeleton label={intl.formatMessage({ id: 'registration.loading' })} />
  }
  if (switches.methods.length === 0) {
    return (
      <Notice title={intl.formatMessage({ id: 'registration.off.title' })}>
        <p>{intl.formatMessage({ id: 'registration.off.text' })}</p>
      </Notice>
    )
  }
  return (
    <>
      <OpenRegistration {...props} rules={inForce} switches={switches} />
      {status.data.market.riskNotice && <RiskNotice age={inForce.minimumAge} />}
    </>
  )
}
