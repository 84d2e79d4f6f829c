import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { useIntl } from 'react-intl'
import * as z from 'zod/mini'
import { write } from '../../../api/write.ts'
import { CodeTextField } from '../../../identity/code/CodeTextField.tsx'
import { humanProof } from '../../../identity/humanCheck/useHumanCheck.ts'
import { fetchPhoneCountry } from '../../../identity/phone/countries.queries.ts'
import { PhoneTextField } from '../../../identity/phone/PhoneTextField.tsx'
import { type PhoneAuthApi, usePhoneAuth } from '../../../identity/phoneAuth/usePhoneAuth.ts'
import { readPhone } from '../../../lib/phone.ts'
import { joinText } from '../../../lib/text.ts'
import { Button } from '../../../ui/Button.tsx'
import { LoginFailure } from '../enter/LoginFailure.tsx'
import type { LoginTarget } from '../enter/useEnter.ts'
import type { RememberedLoginApi } from '../remember/useRememberedLogin.ts'
import { FormOptions } from './FormOptions.tsx'
import classes from './login.module.css'
import { useSignIn } from './useSignIn.ts'

// By default zod tries `eval` once, which a strict content security policy reports as a violation.
z.config({ jitless: true })

/**
 * Values of a log-in by SMS: mobile number and code are required (LOGIN-45), and separators are
 * removed from both (LOGIN-44).
 */
export const smsSchema = z.object({
  dialingCode: z.string(),
  mobileNum: z.string().check(z.overwrite(joinText), z.regex(/[0-9]/)),
  code: z.string().check(z.overwrite(joinText), z.minLength(1)),
  remember: z.boolean(),
})

type SmsValues = z.infer<typeof smsSchema>

type Props = { target: LoginTarget; rememberedLogins: RememberedLoginApi }

const resolver = zodResolver(smsSchema)

/** Log-in by mobile number and SMS code (LOGIN-02, LOGIN-45). */
export function SmsForm({ target, rememberedLogins }: Props) {
  const intl = useIntl()
  const { signIn, failure } = useSignIn(target, rememberedLogins.logins)
  const phoneAuth = usePhoneAuth()
  const { register, setValue, clearErrors, handleSubmit, formState, askForCode, readTyped } =
    useSmsForm(rememberedLogins, phoneAuth)
  const { errors, isSubmitting } = formState
  const missing = (field: 'mobileNum' | 'code') =>
    errors[field] && intl.formatMessage({ id: `login.missing.${field}` })

  const submit = async ({ code, remember, ...phone }: SmsValues) => {
    // If the countries cannot be loaded, the log-in fails too and shows the reason.
    const asTyped = { dialingCode: phone.dialingCode, number: phone.mobileNum }
    const { dialingCode, number } = await readTyped(phone).catch(() => asTyped)
    const typed = { username: number, remember }
    if (!phoneAuth) return signIn({ ...typed, type: 'sms', password: code })
    const prove = () => phoneAuth.prove({ dialingCode, number }, code)
    const password = async () => (await prove()).firebaseIdToken
    return signIn({ ...typed, type: 'phoneAuth', password })
  }
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={(event) => void handleSubmit(submit)(event)}
    >
      <LoginFailure error={failure} />
      <PhoneTextField
        {...register('mobileNum')}
        dialingCode={register('dialingCode')}
        onDial={(dialingCode) => setValue('dialingCode', dialingCode)}
        label={intl.formatMessage({ id: 'login.mobileNum' })}
        error={missing('mobileNum')}
        required
      />
      <CodeTextField
        {...register('code')}
        label={intl.formatMessage({ id: 'login.code' })}
        error={missing('code')}
        request={{
          storageKey: 'loginSms',
          send: askForCode,
          hasWindow: phoneAuth !== undefined,
          onSent: () => clearErrors('code'),
        }}
        required
      />
      <FormOptions
        label={intl.formatMessage({ id: 'login.remember.number' })}
        canRemember={rememberedLogins.isPossible}
        control={register('remember')}
      />
      <Button type="submit" variant="primary" size="large" isWide isBusy={isSubmitting}>
        {intl.formatMessage({ id: isSubmitting ? 'login.submitting' : 'login.submit' })}
      </Button>
    </form>
  )
}

/**
 * Form state, prefilled with the remembered number, and functions to read the number and request a
 * code.
 */
function useSmsForm({ last }: RememberedLoginApi, phoneAuth: PhoneAuthApi | undefined) {
  const queryClient = useQueryClient()
  const form = useForm<SmsValues>({
    mode: 'onTouched',
    // The country has no default value: the select shows its first option.
    defaultValues: { mobileNum: '', code: '', remember: false },
    resolver,
  })
  const { getValues, setValue, trigger, setFocus } = form
  useEffect(() => {
    if (!last?.bySms || getValues('mobileNum') !== '') return
    setValue('mobileNum', last.username)
    setValue('remember', true)
  }, [last, getValues, setValue])

  const readTyped = async (typed: Pick<SmsValues, 'dialingCode' | 'mobileNum'>) => {
    const country = await fetchPhoneCountry(queryClient, typed.dialingCode)
    return { dialingCode: country.dialingCode, number: readPhone(typed.mobileNum, country) }
  }
  const askForCode = async () => {
    if (!(await trigger('mobileNum'))) {
      setFocus('mobileNum')
      return undefined
    }
    const { dialingCode, number } = await readTyped(getValues())
    if (phoneAuth) return phoneAuth.sendCode({ dialingCode, number })
    const phone = { countryDialingCode: dialingCode, mobileNum: number }
    const body = { ...phone, ...(await humanProof(queryClient)) }
    const sentCode = await write('POST /wps/verification/sms/noLogin', { body })
    return { ...sentCode, to: `${dialingCode} ${number}` }
  }
  return { ...form, askForCode, readTyped }
}
