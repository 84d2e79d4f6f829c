import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { failureOf } from '../../../api/failure.ts'
import { write } from '../../../api/write.ts'
import { passkeyDevice, preparePasskeys } from '../../../identity/passkey/passkeyDevice.ts'
import { Button } from '../../../ui/Button.tsx'
import { CheckboxField } from '../../../ui/field/CheckboxField.tsx'
import layoutClasses from '../../../ui/layout.module.css'
import textClasses from '../../../ui/text.module.css'
import { PasskeyFailure } from '../passkey/PasskeyFailure.tsx'
import type { SecondStepProof } from './useSecondStep.ts'

type Props = {
  ticket: string
  failure: unknown
  onAnswer: (proof: SecondStepProof) => Promise<void>
  /** Called when a request for the passkey reports that the ticket has expired. */
  onExpired: () => void
}

/** Form that completes the second step of a log-in with one of the account's passkeys. */
export function PasskeyAnswer({ ticket, failure, onAnswer, onExpired }: Props) {
  const intl = useIntl()
  const [ownFailure, setOwnFailure] = useState<unknown>()
  const { register, handleSubmit, formState } = useForm({ defaultValues: { trustAddress: false } })
  useEffect(preparePasskeys, [])

  const submit = async ({ trustAddress }: { trustAddress: boolean }) => {
    setOwnFailure(undefined)
    try {
      const { askForPasskey } = await passkeyDevice()
      const body = { ticket }
      const request = await write('POST /wps/session/login/passkey/options', { body })
      const credential = await askForPasskey(request)
      await onAnswer({ method: 'PASSKEY', credential, trustAddress })
    } catch (error) {
      const failed = failureOf(error)
      if (failed.kind === 'rejected' && failed.code === 'SECOND_STEP_EXPIRED') onExpired()
      else setOwnFailure(error)
    }
  }
  return (
    <form
      noValidate
      className={layoutClasses.stack8}
      onSubmit={(event) => void handleSubmit(submit)(event)}
    >
      <PasskeyFailure error={ownFailure ?? failure} />
      <p className={textClasses.intro}>
        {intl.formatMessage({ id: 'login.secondStep.hint.PASSKEY' })}
      </p>
      <CheckboxField
        {...register('trustAddress')}
        label={intl.formatMessage({ id: 'login.secondStep.trust' })}
      />
      <Button type="submit" variant="primary" size="large" isWide isBusy={formState.isSubmitting}>
        {intl.formatMessage({ id: 'login.secondStep.usePasskey' })}
      </Button>
    </form>
  )
}
