import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { useSettled } from '../../../kit/timing/useSettled.ts'
import { mayHaveTeam } from '../../../lib/contracts/mayHaveTeam.ts'
import { plainName } from '../../../lib/names/personName.ts'
import { normalizeText } from '../../../lib/text.ts'
import { SearchInput } from '../../../ui/field/SearchInput.tsx'
import { SelectField } from '../../../ui/field/SelectField.tsx'
import classes from '../contracts.module.css'
import { directDownlinesQuery } from '../contracts.queries.ts'
import type { OfferValues } from './offerForm.ts'

export type Person = {
  memberId: string
  account: string
  accountKind: 'AGENT' | 'MEMBER'
  teamSize: number
}

type Props = {
  /** Downline who is selected at first. */
  first: Person | undefined
  /** First page of the direct downlines. */
  people: readonly Person[]
  /** Number of all direct downlines. */
  total: number
}

/** Debounce of the search in milliseconds. */
const quietTime = 300

/** Selection of a direct downline, with a search if the list does not contain all downlines. */
export function DownlineField({ first, people, total }: Props) {
  const intl = useIntl()
  const { register, control, formState } = useFormContext<OfferValues>()
  const chosenId = useWatch({ control, name: 'memberId' })
  const [search, setSearch] = useState('')
  const settled = useSettled(normalizeText(search), quietTime)
  const found = useQuery({ ...directDownlinesQuery(settled), placeholderData: keepPreviousData })
  const [known, setKnown] = useState(first)
  const listed = found.data?.items ?? people
  const all = found.data?.total ?? total
  const chosen = listed.find(({ memberId }) => memberId === chosenId)
  if (chosen && chosen.memberId !== known?.memberId) setKnown(chosen)
  const isKept = known !== undefined && known.memberId === chosenId && !chosen
  const options = isKept ? [known, ...listed] : listed
  const choice = (
    <SelectField
      {...register('memberId')}
      label={intl.formatMessage({ id: 'contracts.offer.member' })}
      placeholder={intl.formatMessage({ id: 'contracts.offer.choose' })}
      options={options.map((person) => {
        const isDisabled = !mayHaveTeam(person)
        const name = plainName(person.account)
        return {
          value: person.memberId,
          label: isDisabled
            ? intl.formatMessage({ id: 'contracts.offer.withoutTeam' }, { name })
            : name,
          isDisabled,
        }
      })}
      error={formState.errors.memberId?.message}
      required
      data-autofocus
    />
  )
  if (total <= people.length) return choice
  return (
    <div className={classes.search}>
      <SearchInput
        label={intl.formatMessage({ id: 'contracts.offer.search' })}
        value={search}
        maxLength={40}
        onChange={({ target }) => setSearch(target.value)}
        onKeyDown={(event) => {
          // Enter starts the search and does not submit the offer.
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
      <FoundCount shown={listed.length} total={all} />
      {choice}
    </div>
  )
}

function FoundCount({ shown, total }: { shown: number; total: number }) {
  return (
    <p className={classes.note} role="status">
      {total > shown ? (
        <FormattedMessage id="contracts.offer.more" values={{ shown, total }} />
      ) : (
        <FormattedMessage id="contracts.offer.found" values={{ count: shown }} />
      )}
    </p>
  )
}
