import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { failureOf } from '../../../../api/failure.ts'
import { newPasskeyLimits } from '../../../../api/gen/limits.ts'
import { write } from '../../../../api/write.ts'
import { FailureNotice } from '../../../../identity/failure/FailureNotice.tsx'
import { PasskeyNote } from '../../../../identity/passkey/PasskeyNote.tsx'
import { passkeyDevice } from '../../../../identity/passkey/passkeyDevice.ts'
import { PasskeyError } from '../../../../identity/passkey/passkeyError.ts'
import { failureText } from '../../../../kit/failure/failureText.ts'
import { closeModal } from '../../../../kit/modal/modalStore.ts'
import { showToast, wordsOf } from '../../../../kit/toast/toastStore.ts'
import { normalizeText } from '../../../../lib/text.ts'
import { Button } from '../../../../ui/Button.tsx'
import { TextField } from '../../../../ui/field/TextField.tsx'
import layoutClasses from '../../../../ui/layout.module.css'
import textClasses from '../../../../ui/text.module.css'
import { OwnerProofField } from './OwnerProofField.tsx'
import type { OwnerProofMethod } from './ownerProof.ts'
import { refetchPasskeys } from './passkeys.queries.ts'

type AddPasskeyValues = { answer: string; name: string }

/**
 * Sends the proof of ownership, creates a passkey on the device and sends the passkey to the
 * server; then closes the dialog.
 * @param onFailure called with the error of a request or of the device.
 */
function useAddPasskey(method: OwnerProofMethod, onFailure: (error: unknown) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ answer, name }: AddPasskeyValues) => {
      const { createPasskey } = await passkeyDevice()
      const body = { method, answer }
      const offer = await write('POST /wps/member/passkeys/options', { body })
      const credential = await createPasskey(offer)
      return write('POST /wps/member/passkeys', { body: { name, credential } })
    },
    meta: { showsFailure: true },
    onSuccess: async ({ name }) => {
      await closeModal()
      showToast('success', { id: 'account.passkeys.added', values: { name } })
    },
    onError: onFailure,
    // A request without a response may have succeeded, so the passkeys are always refetched.
    onSettled: () => void refetchPasskeys(client),
  })
}

/** Browser and system of this device; undefined if the user agent does not name them. */
type DeviceNames = { browser: string | undefined; system: string | undefined }

type Names = readonly (readonly [RegExp, string])[]

/**
 * The order matters: the user agent of many browsers also contains the names of other browsers, and
 * the first match wins.
 */
const browsers: Names = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const systems: Names = [
  [/Android/, 'Android'],
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'Chromebook'],
  [/Mac/, 'Mac'],
  [/Linux|X11/, 'Linux'],
]

/** Names of this device's browser and system, for the suggested name of a passkey. */
export function deviceNames(userAgent: string): DeviceNames {
  const nameIn = (names: Names) => names.find(([pattern]) => pattern.test(userAgent))?.[1]
  return { browser: nameIn(browsers), system: nameIn(systems) }
}

/** Rejection codes that concern the typed proof of ownership. */
const proofCodes: ReadonlySet<string> = new Set([
  'PASSWORD_WRONG',
  'VERIFICATION_CODE_MISSING',
  'VERIFICATION_CODE_WRONG',
  'VERIFICATION_CODE_EXPIRED',
])

const isAboutProof = (error: unknown): boolean => {
  const failure = failureOf(error)
  return failure.kind === 'rejected' && proofCodes.has(failure.code)
}

/** Form with the proof of ownership and the passkey's name. A rejection keeps the typed values. */
export function AddPasskeyForm({ method }: { method: OwnerProofMethod }) {
  const intl = useIntl()
  const suggestedName = useSuggestedName()
  const { register, handleSubmit, formState, setError } = useForm<AddPasskeyValues>({
    mode: 'onTouched',
    defaultValues: { answer: '', name: suggestedName },
  })
  const { errors } = formState
  const addition = useAddPasskey(method, (error) => {
    if (!isAboutProof(error)) return
    const message = wordsOf(intl, failureText(error))
    setError('answer', { message }, { shouldFocus: true })
  })
  const missing = (id: 'missingName' | `missing.${OwnerProofMethod}`) => (text: string) =>
    normalizeText(text) !== '' || intl.formatMessage({ id: `account.passkeys.${id}` })
  return (
    <form
      noValidate
      className={layoutClasses.stack16}
      onSubmit={(event) => {
        if (addition.isPending) event.preventDefault()
        else void handleSubmit((values) => addition.mutate(values))(event)
      }}
    >
      <p className={textClasses.intro}>
        <FormattedMessage id="account.passkeys.lead" />
      </p>
      <AdditionFailure error={addition.error} />
      <OwnerProofField
        {...register('answer', { validate: missing(`missing.${method}`) })}
        method={method}
        error={errors.answer?.message}
      />
      <TextField
        {...register('name', { validate: missing('missingName') })}
        label={intl.formatMessage({ id: 'account.passkeys.name' })}
        hint={intl.formatMessage({ id: 'account.passkeys.nameHint' })}
        error={errors.name?.message}
        maxLength={newPasskeyLimits.name.maxLength}
        autoComplete="off"
        required
      />
      <Button type="submit" variant="primary" size="large" isWide isBusy={addition.isPending}>
        <FormattedMessage id="account.passkeys.create" />
      </Button>
    </form>
  )
}

function AdditionFailure({ error }: { error: unknown }) {
  if (error === null || isAboutProof(error)) return null
  if (error instanceof PasskeyError) return <PasskeyNote problem={error.problem} />
  return <FailureNotice error={error} />
}

function useSuggestedName(): string {
  const intl = useIntl()
  const { browser, system } = deviceNames(navigator.userAgent)
  if (!browser || !system) return intl.formatMessage({ id: 'account.passkeys.thisDevice' })
  return intl.formatMessage({ id: 'account.passkeys.deviceName' }, { browser, system })
}
