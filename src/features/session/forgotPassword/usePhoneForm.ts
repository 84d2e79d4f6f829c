import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { type Failure, failureOf } from '../../../api/failure.ts'
import { write } from '../../../api/write.ts'
import { useHumanCheck } from '../../../identity/humanCheck/useHumanCheck.ts'
import { countriesQuery, fetchPhoneCountry } from '../../../identity/phone/countries.queries.ts'
import { type PhoneAuthApi, usePhoneAuth } from '../../../identity/phoneAuth/usePhoneAuth.ts'
import { newPasswordField } from '../../../identity/ruledField/newPassword.ts'
import { readRules } from '../../../identity/ruledField/readRules.ts'
import { rulesQuery } from '../../../identity/ruledField/rules.queries.ts'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { readPhone } from '../../../lib/phone.ts'
import { type PhoneValues, phoneResolver } from './forgotPasswordSchema.ts'
import { usePasswordByPhone } from './usePasswordByPhone.ts'

type PhoneError = { field: keyof PhoneValues; reason: string }

/** Field and reason of the rejection codes that concern a single field. */
const fieldsOfCodes: Partial<Record<string, PhoneError>> = {
  PHONE_MISSING: { field: 'mobileNum', reason: 'required' },
  PHONE_INVALID: { field: 'mobileNum', reason: 'invalid' },
  VERIFICATION_CODE_MISSING: { field: 'verificationCode', reason: 'required' },
  VERIFICATION_CODE_WRONG: { field: 'verificationCode', reason: 'wrong' },
  VERIFICATION_CODE_EXPIRED: { field: 'verificationCode', reason: 'expired' },
  PASSWORD_COMMON: { field: 'newPassword', reason: 'common' },
}

/** The fields that a rejection concerns; empty if it concerns none. */
function phoneErrors(failure: Failure): readonly PhoneError[] {
  if (failure.kind !== 'rejected') return []
  const told = (failure.details.fields ?? []).filter(({ field }) => field === 'newPassword')
  if (told.length > 0) {
    return told.map(({ reason }) => ({
      field: 'newPassword',
      // One message covers both the minimum and the maximum length.
      reason: reason === 'length' ? 'tooShort' : reason,
    }))
  }
  const known = fieldsOfCodes[failure.code]
  return known ? [known] : []
}

// `countryDialingCode` has no default here, so the form uses the first option of the select.
const defaultValues = { mobileNum: '', newPassword: '', verificationCode: '' }

/** Returns a function that sends a code to the typed number, once the number is valid. */
function useSendCode(
  { trigger, setFocus, getValues }: UseFormReturn<PhoneValues>,
  phoneAuth: PhoneAuthApi | undefined,
) {
  const client = useQueryClient()
  const { prove } = useHumanCheck()
  return async () => {
    if (!(await trigger('mobileNum'))) {
      setFocus('mobileNum')
      return undefined
    }
    const country = await fetchPhoneCountry(client, getValues('countryDialingCode'))
    const { dialingCode: countryDialingCode } = country
    const mobileNum = readPhone(getValues('mobileNum'), country)
    if (phoneAuth) {
      return phoneAuth.sendCode({ dialingCode: countryDialingCode, number: mobileNum })
    }
    const sentCode = await write('POST /wps/verification/sms/noLogin', {
      body: { mobileNum, countryDialingCode, ...(await prove()) },
    })
    return { ...sentCode, to: `${countryDialingCode} ${mobileNum}` }
  }
}

/** State, calls and errors of the form for a reset by phone. */
export function usePhoneForm(next: string | undefined) {
  const client = useQueryClient()
  const rules = useQuery(rulesQuery()).data
  const countries = useQuery(countriesQuery()).data
  const phoneAuth = usePhoneAuth()
  const setPassword = usePasswordByPhone(next)
  const [failure, setFailure] = useState<unknown>()
  const field = useMemo(() => newPasswordField(rules ?? readRules(undefined)), [rules])

  const countryOf = (code: string | undefined) => {
    const country = countries?.find(({ dialingCode }) => dialingCode === code) ?? countries?.[0]
    if (!country) return undefined
    const { dialingCode, minDigits: min, maxDigits: max } = country
    return { dialingCode, min, max }
  }
  const form = useForm<PhoneValues>({
    mode: 'onTouched',
    defaultValues,
    resolver: phoneResolver({ field, countryOf }),
  })
  const { setError, getValues } = form
  const sendCode = useSendCode(form, phoneAuth)

  const showRefusals = (failed: Failure): boolean => {
    const refusals = phoneErrors(failed)
    for (const [index, { field: name, reason }] of refusals.entries()) {
      setError(name, { type: 'server', message: reason }, { shouldFocus: index === 0 })
    }
    return refusals.length > 0
  }
  const submit = async ({ countryDialingCode, ...values }: PhoneValues) => {
    setFailure(undefined)
    const { mobileNum: number, verificationCode } = values
    try {
      const { dialingCode } = await fetchPhoneCountry(client, countryDialingCode)
      const proof = await phoneAuth?.prove({ dialingCode, number }, verificationCode)
      const proven = proof ? { ...values, ...proof, verificationCode: '' } : values
      await setPassword({ ...proven, countryDialingCode: dialingCode })
    } catch (thrown) {
      if (!showRefusals(failureOf(thrown))) setFailure(thrown)
    }
  }
  return {
    form,
    field,
    failure,
    submit,
    phoneDigits: countryOf(getValues('countryDialingCode')),
    codeRequest: {
      storageKey: 'forgotPasswordSms',
      send: sendCode,
      onFailure: showRefusals,
      hasWindow: phoneAuth !== undefined,
    },
  }
}
