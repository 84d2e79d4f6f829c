import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { type Failure, failureOf } from '../../../api/failure.ts'
import { write } from '../../../api/write.ts'
import type { Reason } from '../../../identity/ruledField/reasons.ts'
import { useDialogAction } from '../../../kit/dialog/dialogActions.ts'
import { useCloseGuard } from '../../../kit/modal/closeGuard.ts'
import { closeModal, openModal } from '../../../kit/modal/modalStore.ts'
import { showToast } from '../../../kit/toast/toastStore.ts'
import { tellMemberChanged } from '../../../session/memberChange.ts'
import { session } from '../../../session/session.ts'
import { adoptProfile } from './profile.queries.ts'
import { onceIn, type ProfileChange, profileChange } from './profileChange.ts'
import { type Profile, type ProfileFieldName, profileFieldNames } from './profileFields.ts'
import {
  type ProfileRules,
  type ProfileValueName,
  type ProfileValues,
  profileResolver,
  valuesOf,
} from './profileRules.ts'

/** Saves a change of the profile. A second call while a save runs does nothing. */
function useSaveProfile(options: { onSaved: () => void; onError: (error: unknown) => void }) {
  const client = useQueryClient()
  const isRunning = useRef(false)
  const saving = useMutation({
    mutationFn: (body: ProfileChange) => write('PUT /wps/member/profile', { body }),
    meta: { showsFailure: true },
    onSuccess: (profile) => {
      void adoptProfile(client, profile)
      tellMemberChanged(['/wps/member/profile', '/wps/member/info'])
      options.onSaved()
    },
    onError: options.onError,
    onSettled: () => {
      isRunning.current = false
    },
  })
  return {
    isBusy: saving.isPending,
    save: (change: ProfileChange) => {
      if (isRunning.current) return
      isRunning.current = true
      saving.mutate(change)
    },
  }
}

/**
 * Values that a member typed into the form and has neither saved nor discarded, for example because
 * the browser's Back closed the dialog without a question. The draft is kept in memory only,
 * because it is personal data.
 */
let draft: { memberId: string; values: ProfileValues } | undefined

/** Draft of this member; undefined when there is none. */
const readDraft = (memberId: string): ProfileValues | undefined =>
  draft?.memberId === memberId ? draft.values : undefined

function keepDraft(memberId: string, values: ProfileValues): void {
  draft = { memberId, values }
}

function dropDraft(): void {
  draft = undefined
}

// An expired session keeps the draft for the next login; any other end of the session drops it.
session.subscribe((state) => {
  if (state.kind === 'visitor' && state.sessionEnd !== 'expired') dropDraft()
})

type ProfileError = { field: ProfileValueName; reason: Reason }

const names: ReadonlySet<string> = new Set(['nickname', ...profileFieldNames])
const isName = (name: string): name is ProfileValueName => names.has(name)

/** Fields that a rejected change of the profile concerns; empty when it concerns none. */
function profileErrors(failure: Failure): readonly ProfileError[] {
  if (failure.kind !== 'rejected') return []
  const told = (failure.details.fields ?? []).flatMap(({ field, reason }) =>
    // The form has a single message for a text that is too short or too long.
    isName(field) ? [{ field, reason: reason === 'length' ? ('tooShort' as const) : reason }] : [],
  )
  if (told.length > 0) return told
  return failure.code === 'UNDER_AGE' ? [{ field: 'birthday', reason: 'underAge' }] : []
}

/** Dialog action that runs when the member confirms leaving the form. */
const discardAction = 'discardProfile'

type Options = {
  memberId: string
  profile: Profile
  rules: ProfileRules
  /** Field that has the focus when the form opens. */
  start: ProfileFieldName | undefined
}

/** @returns function that moves the focus to a field after the next render. */
function useNextFocus(
  setFocus: (name: ProfileValueName) => void,
  start: ProfileValueName | undefined,
): (name: ProfileValueName | undefined) => void {
  const [nextField, setNextField] = useState(start)
  useEffect(() => {
    // Sets the focus after the review has closed, because the fields are not rendered during the
    // review.
    if (nextField !== undefined) setFocus(nextField)
    setNextField(undefined)
  }, [nextField, setFocus])
  return setNextField
}

/**
 * State of the profile form. The form checks values by the live rules. A review is shown before the
 * form saves fields that can be filled in only once. The form keeps typed values after a failure or
 * when the dialog closes.
 */
export function useProfileForm({ memberId, profile, rules, start }: Options) {
  const [draft, setDraft] = useState(() => readDraft(memberId))
  const [review, setReview] = useState<ProfileChange>()
  const [failure, setFailure] = useState<unknown>()
  const [isUnchanged, setUnchanged] = useState(false)
  const resolver = useMemo(() => profileResolver(profile, rules), [profile, rules])
  const form = useForm<ProfileValues>({
    mode: 'onTouched',
    defaultValues: draft ?? valuesOf(profile),
    resolver,
  })
  const { getValues, setError, setFocus, reset } = form
  const readChange = useCallback(
    () => profileChange(profile, getValues(), rules.rules),
    [profile, rules, getValues],
  )
  const leave = useKeptDraft(memberId, readChange, getValues)
  const setNextField = useNextFocus(setFocus, start)

  const { isBusy, save } = useSaveProfile({
    onSaved: () => {
      showToast('success', { id: 'profile.form.done' })
      leave()
    },
    onError: (error) => {
      const errors = profileErrors(failureOf(error))
      for (const { field, reason } of errors) setError(field, { type: 'server', message: reason })
      setNextField(errors[0]?.field)
      if (errors.length > 0) setReview(undefined)
      setFailure(errors.length > 0 ? undefined : error)
    },
  })
  const submit = () => {
    setFailure(undefined)
    const change = readChange()
    setUnchanged(change === undefined)
    if (change === undefined) return
    if (onceIn(profile, change).length > 0) setReview(change)
    else save(change)
  }
  return {
    form,
    failure,
    isBusy,
    isUnchanged,
    review,
    isDraft: draft !== undefined,
    submit,
    confirm: () => review && save(review),
    goBack: () => setReview(undefined),
    startAgain: () => {
      dropDraft()
      setDraft(undefined)
      reset(valuesOf(profile))
    },
  }
}

/**
 * Asks before the close button or Escape closes a changed form, and keeps the typed values as a
 * draft when the form closes without that question.
 * @returns function that closes the form and drops the draft.
 */
function useKeptDraft(
  memberId: string,
  readChange: () => ProfileChange | undefined,
  getValues: () => ProfileValues,
): () => void {
  const isDone = useRef(false)
  const keep = useRef(() => {})
  useEffect(() => {
    keep.current = () => {
      if (isDone.current || readChange() === undefined) dropDraft()
      else keepDraft(memberId, getValues())
    }
  }, [memberId, readChange, getValues])
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (readChange() !== undefined) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [readChange])
  useEffect(() => () => keep.current(), [])

  const leave = () => {
    isDone.current = true
    void closeModal()
  }
  const ask = useCallback(() => {
    if (readChange() === undefined) return false
    // Opens the question after the key event; otherwise the same Escape would close the question.
    setTimeout(() => openModal(leavingQuestion, { over: true }))
    return true
  }, [readChange])
  useCloseGuard('profile', ask)
  useDialogAction(discardAction, leave)
  return leave
}

const leavingQuestion = {
  name: 'dialog',
  icon: 'warning',
  title: { id: 'profile.leaving.title' },
  text: { id: 'profile.leaving.text' },
  buttons: [
    { label: { id: 'profile.leaving.stay' }, variant: 'primary' },
    { label: { id: 'profile.leaving.discard' }, action: discardAction, variant: 'danger' },
  ],
} as const
