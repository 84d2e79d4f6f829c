import { useForm, useWatch } from 'react-hook-form'
import { useIntl } from 'react-intl'
import type { Value } from '../../../../api/operations.ts'
import { write } from '../../../../api/write.ts'
import type { CodeRequest } from '../../../../identity/code/useAskForCode.ts'
import {
  type OwnerProofValues,
  type OwnerWay,
  proofOf,
} from '../../../../identity/ownerProof/ownerProof.ts'
import { type PhoneCountry, readPhone } from '../../../../lib/phone.ts'
import { joinText } from '../../../../lib/text.ts'
import { useBind } from './useBind.ts'

type PhoneProblem = 'missing' | 'digits'

/** Problem of a typed mobile number of a country; undefined when there is none. */
export function problemOfNumber(input: string, country: PhoneCountry): PhoneProblem | undefined {
  const digits = readPhone(input, country)
  if (digits === '') return 'missing'
  const { min = 4, max = 15 } = country
  const isNumber = /^[0-9]+$/.test(digits)
  return isNumber && digits.length >= min && digits.length <= max ? undefined : 'digits'
}

export type Countries = Value<'GET /wps/system/countryCodes'>
export type PhoneValues = OwnerProofValues & {
  countryDialingCode: string
  mobileNum: string
  verificationCode: string
}

/**
 * State of the phone form: its two requests and the check of the number.
 * @param countries countries whose numbers are accepted; empty until they have loaded.
 */
export function usePhoneForm(countries: Countries, ways: readonly OwnerWay[]) {
  const intl = useIntl()
  const countryOf = (code: string | undefined) =>
    countries.find(({ dialingCode }) => dialingCode === code) ?? countries[0]
  const phoneCountry = (code: string | undefined) => {
    const country = countryOf(code)
    const { dialingCode = '', minDigits: min, maxDigits: max } = country ?? {}
    return { dialingCode, min, max }
  }
  const phoneOf = (values: Pick<PhoneValues, 'mobileNum' | 'countryDialingCode'>) => {
    const country = phoneCountry(values.countryDialingCode)
    const mobileNum = readPhone(values.mobileNum, country)
    return { mobileNum, countryDialingCode: country.dialingCode }
  }
  const form = useForm<PhoneValues>({
    mode: 'onTouched',
    // The country defaults to the first option of its list.
    defaultValues: {
      mobileNum: '',
      verificationCode: '',
      way: ways[0] ?? 'PASSWORD',
      password: '',
      ownerCode: '',
    },
  })
  const { submit, showCodeError, failure } = useBind<PhoneValues>({
    form,
    fields: ['mobileNum', 'verificationCode', 'password', 'ownerCode'],
    doneId: 'account.contact.phone.done',
    bind: (values) => {
      const verificationCode = joinText(values.verificationCode)
      const body = { ...phoneOf(values), verificationCode, ...proofOf(values, ways) }
      return write('PUT /wps/member/security/phone', { body })
    },
  })
  const { control, getValues, trigger } = form
  const [dialingCode, number] = useWatch({ control, name: ['countryDialingCode', 'mobileNum'] })
  const codeRequest: CodeRequest = {
    storageKey: 'bindPhoneCode',
    target: Object.values(phoneOf({ mobileNum: number, countryDialingCode: dialingCode })).join(),
    onFailure: showCodeError,
    send: async () => {
      if (!(await trigger('mobileNum', { shouldFocus: true }))) return undefined
      const body = { purpose: 'PHONE', ...phoneOf(getValues()) } as const
      return write('POST /wps/member/security/codes', { body })
    },
  }
  /** Error text of the number; true when it is valid. */
  const validateNumber = (input: string, values: PhoneValues): string | true => {
    const country = countryOf(values.countryDialingCode)
    const problem = problemOfNumber(input, phoneCountry(values.countryDialingCode))
    if (problem === undefined) return true
    if (problem === 'missing') return intl.formatMessage({ id: 'errors.phoneMissing' })
    if (!country) return intl.formatMessage({ id: 'errors.phoneInvalid' })
    const { minDigits: min, maxDigits: max } = country
    const bounds = min === max ? 'exact' : 'range'
    return intl.formatMessage({ id: 'registration.messages.phoneDigits' }, { bounds, min, max })
  }
  return { form, submit, failure, codeRequest, validateNumber }
}
