import { useQueryClient } from '@tanstack/react-query'
import { type BaseSyntheticEvent, useEffect, useState } from 'react'
import {
  type FieldErrors,
  type FieldPath,
  type Resolver,
  set,
  type UseFormReturn,
  useForm,
  useWatch,
} from 'react-hook-form'
import { useIntl } from 'react-intl'
import { failureOf } from '../../../api/failure.ts'
import { failureText } from '../../../kit/failure/failureText.ts'
import { formatPercent } from '../../../kit/format/percent.ts'
import { useLanguage } from '../../../kit/i18n/I18nProvider.tsx'
import { closeModal } from '../../../kit/modal/modalStore.ts'
import { useKeyedAction } from '../../../kit/query/useKeyedAction.ts'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { showToast, wordsOf } from '../../../kit/toast/toastStore.ts'
import { contractKinds, highestRatesOf } from '../../../lib/contracts/contractTerms.ts'
import {
  contractWithQuery,
  previewQuery,
  refetchContracts,
  sendOffer,
} from '../contracts.queries.ts'
import type { ContractKind, ContractTerms } from '../terms/contractKinds.ts'
import { checkOffer, type FieldProblem, firstValues, type OfferValues } from './offerForm.ts'

/** Returns a function that maps a problem of an offer field to its error text. */
function useProblemText(): (problem: FieldProblem) => string {
  const intl = useIntl()
  const language = useLanguage()
  return ({ problem, limit = '0' }) => {
    switch (problem) {
      case 'member':
      case 'rateRange':
      case 'countRange':
      case 'tierLess':
      case 'tierSame':
      case 'tierRate':
        return intl.formatMessage({ id: `contracts.errors.${problem}` })
      case 'rateAbove':
        return intl.formatMessage(
          { id: 'contracts.errors.rateAbove' },
          { rate: formatPercent(limit, language) },
        )
      case 'missing':
        return intl.formatMessage({ id: 'contracts.errors.missing' })
      default:
        return intl.formatMessage(
          { id: `wallet.amount.errors.${problem}` },
          { example: intl.formatNumber(1234.5, { minimumFractionDigits: 2 }) },
        )
    }
  }
}

/**
 * Path of the form field that a rejection of the offer concerns; undefined if it concerns no field.
 */
export function rejectedField(error: unknown, terms: ContractTerms): string | undefined {
  const failure = failureOf(error)
  if (failure.kind !== 'rejected') return undefined
  const rate = contractKinds[terms.kind].fields.find(({ as }) => as === 'rate')?.name
  switch (failure.code) {
    // `NOT_FOUND` means that the member is unknown or is not a direct downline of the agent.
    case 'NOT_FOUND':
    case 'CONTRACT_ALREADY_OFFERED':
    case 'CONTRACT_WITHOUT_TEAM':
      return 'memberId'
    case 'CONTRACT_RATE_TOO_HIGH':
    case 'CONTRACT_TIERS_OUT_OF_STEP':
      // The error is shown at the last tier, which has the highest rate.
      return terms.kind === 'dividend' ? `tiers.${terms.tiers.length - 1}.rate` : `fields.${rate}`
    default:
      return undefined
  }
}

type Options = {
  kind: ContractKind
  receiver: { memberId: string; currentTerms: ContractTerms | undefined } | undefined
  own: ContractTerms | undefined
}

/** Debounce of the preview in milliseconds. */
const quietTime = 400

const nobody = { memberId: '', currentTerms: undefined }

/** Mutation that sends the offer. A rejection that concerns one field is shown at that field. */
function useSending(form: UseFormReturn<OfferValues>) {
  const intl = useIntl()
  const client = useQueryClient()
  return useKeyedAction(
    (offer: { memberId: string; terms: ContractTerms }, key) =>
      sendOffer(offer.memberId, offer.terms, key).catch((error: unknown) => {
        const path = rejectedField(error, offer.terms)
        if (path !== undefined) {
          const isUnknown = codeOf(error) === 'NOT_FOUND'
          const message = isUnknown
            ? intl.formatMessage({ id: 'contracts.errors.notYours' })
            : wordsOf(intl, failureText(error))
          // The cast is safe: `rejectedField` returns paths of this form only.
          form.setError(path as FieldPath<OfferValues>, { message }, { shouldFocus: true })
        }
        throw error
      }),
    () => {
      return closeModal().then(() => {
        showToast('success', { id: 'contracts.offer.sent' })
        return refetchContracts(client)
      })
    },
  )
}

/** State of the offer form, with the resulting terms and the preview of their payment. */
export function useOfferForm({ kind, receiver, own }: Options) {
  const language = useLanguage()
  const problemText = useProblemText()
  const [knownRates, setKnownRates] = useState(own && highestRatesOf(own))
  const resolver: Resolver<OfferValues> = (values) => {
    const { terms, problems } = checkOffer(kind, values, { language, highestRates: knownRates })
    if (problems.length === 0 && terms) return { values, errors: {} }
    const errors: FieldErrors<OfferValues> = {}
    for (const problem of problems) {
      set(errors, problem.path, { type: problem.problem, message: problemText(problem) })
    }
    return { values: {}, errors }
  }
  const form = useForm<OfferValues>({
    mode: 'onTouched',
    defaultValues: firstValues(kind, { ...(receiver ?? nobody), own }, language),
    resolver,
  })
  // The cast is safe: every field is watched, so the values are complete.
  const values = useWatch({ control: form.control }) as OfferValues
  const settled = useQuiet(values)
  const checked = checkOffer(kind, settled, { language, highestRates: undefined })
  const inForce = useQuery({
    ...contractWithQuery(kind, settled.memberId),
    enabled: settled.memberId !== '',
  })
  const preview = useQuery(previewQuery(settled.memberId, checked.terms))
  const highestRates = preview.data?.highestRates
  useEffect(() => {
    if (highestRates) setKnownRates(highestRates)
  }, [highestRates])

  const sending = useSending(form)
  const send = (valid: OfferValues) => {
    const { terms } = checkOffer(kind, valid, { language, highestRates: knownRates })
    if (terms) sending.run({ memberId: valid.memberId, terms })
  }
  const isAtField =
    sending.error !== undefined && checked.terms && rejectedField(sending.error, checked.terms)
  return {
    form,
    submit: (event: BaseSyntheticEvent) => form.handleSubmit(send)(event),
    isSending: sending.isBusy,
    /** Failure that concerns no field. */
    failure: isAtField ? undefined : sending.error,
    preview,
    terms: checked.terms,
    currentTerms: inForce.data?.items[0]?.terms,
    highestRates: knownRates,
  }
}

function codeOf(error: unknown): string | undefined {
  const failure = failureOf(error)
  return failure.kind === 'rejected' ? failure.code : undefined
}

/** Debounced value: updated after `quietTime` without a change. */
function useQuiet(value: OfferValues): OfferValues {
  const [quiet, setQuiet] = useState(value)
  const text = JSON.stringify(value)
  useEffect(() => {
    const timer = setTimeout(() => {
      // The cast is safe: the text was serialized from `OfferValues` above.
      setQuiet(JSON.parse(text) as OfferValues)
    }, quietTime)
    return () => clearTimeout(timer)
  }, [text])
  return quiet
}
