import { useEffect, useRef } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { read } from '../../../api/read.ts'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { statusQuery } from '../../../session/session.queries.ts'
import { TextField } from '../../../ui/field/TextField.tsx'
import {
  type AddressPart,
  addressLimits,
  addressLines,
  addressProblem,
  postalDigits,
} from './address.ts'
import classes from './redeem.module.css'
import type { RedeemIntent } from './redeemIntent.ts'

type Props = { form: UseFormReturn<RedeemIntent> }

const foundParts = ['street', 'district', 'city', 'state'] as const

const useIsBrazil = (): boolean => useQuery(statusQuery()).data?.market.code === 'BR'

/**
 * Looks up the typed postal code, in Brazil only, and fills in the address of that code.
 * @returns state of the lookup, or the lines of the address that it found; undefined before a lookup.
 */
function usePostalCode({ form }: Props): 'pending' | 'unknown' | readonly string[] | undefined {
  const { control, setValue, getValues } = form
  const isBrazil = useIsBrazil()
  const typed = postalDigits(useWatch({ control, name: 'postalCode' }))
  const { data, isError, isFetching } = useQuery({
    ...read('/wps/postalCodes/{postalCode}', { path: { postalCode: typed ?? '' } }),
    enabled: isBrazil && typed !== undefined,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const filledCode = useRef<string>(undefined)
  useEffect(() => {
    if (data === undefined || filledCode.current === typed) return
    // The member may have corrected the found address before the review. The form that is shown
    // again after the review must not overwrite the corrections.
    const isKept = filledCode.current === undefined && getValues('city') !== ''
    filledCode.current = typed
    if (isKept) return
    for (const part of foundParts) {
      if (data[part] !== '') setValue(part, data[part], { shouldValidate: true })
    }
  }, [data, typed, getValues, setValue])
  if (!isBrazil || typed === undefined) return undefined
  if (isError) return 'unknown'
  if (isFetching) return 'pending'
  return data && addressLines({ ...data, number: '', complement: '', postalCode: '' })
}

/**
 * Fields of a delivery address. The postal code comes first, because it fills in most other fields.
 */
export function AddressFields({ form }: Props) {
  const intl = useIntl()
  const isBrazil = useIsBrazil()
  const lookup = usePostalCode({ form })
  const { register, formState } = form
  const { errors } = formState
  const hint =
    typeof lookup === 'string'
      ? intl.formatMessage({ id: `points.receiver.lookup.${lookup}` })
      : undefined
  const field = (part: AddressPart, autoComplete: string) => {
    const errorIf = (kind: 'missing' | 'postalCode') => (text: string) =>
      addressProblem(part, text, isBrazil) !== kind ||
      intl.formatMessage({ id: `points.receiver.errors.${kind}` })
    return {
      ...register(part, {
        validate: { missing: errorIf('missing'), format: errorIf('postalCode') },
      }),
      label: intl.formatMessage({ id: `points.receiver.${part}` }),
      error: errors[part]?.message,
      maxLength: addressLimits[part],
      autoComplete,
      required: part !== 'complement',
    }
  }
  return (
    <div className={classes.address}>
      <div>
        <TextField
          {...field('postalCode', 'postal-code')}
          hint={hint}
          inputMode={isBrazil ? 'numeric' : undefined}
        />
        <p role="status" className="visuallyHidden">
          {typeof lookup === 'object'
            ? [intl.formatMessage({ id: 'points.receiver.address' }), ...lookup].join(', ')
            : hint}
        </p>
      </div>
      <div className={classes.street}>
        <TextField {...field('street', 'address-line1')} />
      </div>
      <TextField {...field('number', 'off')} />
      <TextField {...field('complement', 'address-line2')} />
      <TextField {...field('district', 'address-level3')} />
      <TextField {...field('city', 'address-level2')} />
      <TextField {...field('state', 'address-level1')} />
    </div>
  )
}
