import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { prepareEncryption } from '../../../../api/prepareCalls.ts'
import { ownerWays } from '../../../../identity/ownerProof/ownerProof.ts'
import { countriesQuery } from '../../../../identity/phone/countries.queries.ts'
import { PhoneTextField } from '../../../../identity/phone/PhoneTextField.tsx'
import { QueryPart } from '../../../../kit/query/QueryPart.tsx'
import { Skeleton } from '../../../../kit/query/Skeleton.tsx'
import { useQuery } from '../../../../kit/query/useQuery.ts'
import { securityQuery } from '../../../../money/transactionPassword/useHasTransactionPassword.ts'
import { useCodeChannels } from '../../../../session/session.queries.ts'
import type { Security } from '../protections.ts'
import { ContactForm } from './ContactForm.tsx'
import { NewCodeField } from './NewCodeField.tsx'
import { type Countries, usePhoneForm } from './usePhoneForm.ts'

const noCountries: Countries = []

/** Dialog that binds or replaces the phone number, which is verified by a code (ACT-13). */
export function PhoneDialog() {
  useEffect(prepareEncryption, [])
  const security = useQuery(securityQuery())
  const countries = useQuery(countriesQuery())
  const { data: list = noCountries, isError } = countries
  const form = (
    <QueryPart query={security} placeholder={<Skeleton count={5} />}>
      {(value) => <PhoneForm security={value} countries={list} />}
    </QueryPart>
  )
  // The form does not wait for the countries, so that the number can be typed at once.
  if (!isError || list.length > 0) return form
  return (
    <QueryPart query={countries} placeholder={<Skeleton count={5} />}>
      {() => form}
    </QueryPart>
  )
}

function PhoneForm({ security, countries }: { security: Security; countries: Countries }) {
  const intl = useIntl()
  const ways = ownerWays(security, useCodeChannels())
  const { form, submit, failure, codeRequest, validateNumber } = usePhoneForm(countries, ways)
  const { register, setValue, trigger, formState, getFieldState } = form
  const isFirst = security.mobileNum === undefined
  return (
    <ContactForm
      kind="phone"
      form={form}
      security={security}
      ways={ways}
      failure={failure}
      onSubmit={submit}
    >
      <PhoneTextField
        {...register('mobileNum', { validate: validateNumber })}
        dialingCode={register('countryDialingCode', {
          onChange: () => getFieldState('mobileNum').isTouched && trigger('mobileNum'),
        })}
        onDial={(dialingCode) => setValue('countryDialingCode', dialingCode)}
        label={intl.formatMessage({
          id: isFirst ? 'account.contact.phone.number' : 'account.contact.phone.newNumber',
        })}
        error={formState.errors.mobileNum?.message}
        maxLength={40}
        required
        data-autofocus
      />
      <NewCodeField request={codeRequest} />
    </ContactForm>
  )
}
