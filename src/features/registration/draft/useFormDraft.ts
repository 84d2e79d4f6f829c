import { useCallback, useEffect, useInsertionEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { RegistrationValues } from '../../../identity/ruledField/createResolver.ts'
import type { FormField } from '../../../identity/ruledField/formField.ts'
import { useDialogAction } from '../../../kit/dialog/dialogActions.ts'
import { useBackGuard, useCloseGuard } from '../../../kit/modal/closeGuard.ts'
import { closeModal, openModal } from '../../../kit/modal/modalStore.ts'
import type { RegistrationMethod } from '../../../lib/registration/fieldsInForce.ts'
import { session } from '../../../session/session.ts'
import { type DraftValues, dropDrafts, isAnswer, readDraft, saveDraft } from './formDraft.ts'

/** Milliseconds between two writes to the session storage while the visitor types. */
const saveEvery = 500

type DraftOptions = {
  form: Pick<UseFormReturn<RegistrationValues>, 'subscribe' | 'getValues' | 'setValue'>
  method: RegistrationMethod
  rulesVersion: number
  fields: readonly FormField[]
  /**
   * Name of the field that an invitation link has filled in; its value is not stored as an answer.
   */
  givenField: string | undefined
}

type FormDraft = {
  /** Answers from an earlier opening of the form, until the visitor accepts or refuses them. */
  offered: DraftValues | undefined
  /** Copies the offered answers into the fields that are still empty. */
  take: () => void
  refuse: () => void
}

/**
 * Stores the typed answers, except secrets, until the tab is closed, and offers to restore them
 * when the form opens again (FORM-06). Asks for confirmation once before a dialog with answers
 * closes.
 */
export function useFormDraft(options: DraftOptions): FormDraft {
  const { form, method } = options
  const [offers, setOffers] = useState<Partial<Record<RegistrationMethod, DraftValues>>>({})
  const offered = offers[method]
  const latest = useRef({ ...options, offered })
  useInsertionEffect(() => {
    latest.current = { ...options, offered }
  })

  // The draft of each method is read only once, because this form then replaces the draft.
  const readMethods = useRef(new Set<RegistrationMethod>())
  useEffect(() => {
    if (readMethods.current.has(method)) return
    readMethods.current.add(method)
    const { fields: readableFields, rulesVersion: version } = latest.current
    const values = readDraft({ method, rulesVersion: version, fields: readableFields })
    if (!values || !isNews(values, latest.current.form.getValues())) return
    setOffers((others) => ({ ...others, [method]: values }))
  }, [method])

  const { subscribe } = form
  useEffect(() => {
    const save = () => {
      const { offered: unused, ...current } = latest.current
      // A log-in or a new account ends the draft.
      if (session.getState().kind === 'signedIn') return
      saveDraft(current, { ...unused, ...answersOf(current) })
    }
    return saveWhileTyped(subscribe, save)
  }, [subscribe])

  useAskBeforeClosing(latest)
  return {
    offered,
    take: () => {
      const typed = form.getValues()
      for (const [name, value] of Object.entries(offered ?? {})) {
        // The select of dialing codes always has a value, so the empty number shows that the phone
        // was not typed.
        const isFree =
          name === 'countryDialingCode' ? !isAnswer(typed.mobileNum) : !isAnswer(typed[name])
        if (isFree) form.setValue(name, value, { shouldDirty: true })
      }
      setOffers((others) => ({ ...others, [method]: undefined }))
    },
    refuse: () => {
      dropDrafts()
      setOffers({})
    },
  }
}

type AnsweredForm = Pick<DraftOptions, 'form' | 'fields' | 'givenField'>

/**
 * Answers that the visitor has typed. The dialing code has a default, so it counts only with a
 * number.
 */
function answersOf({ form, fields, givenField }: AnsweredForm): RegistrationValues {
  const values = form.getValues()
  const names = fields.map(({ name }) => name).filter((name) => name !== givenField)
  const answered = names.filter((name) => isAnswer(values[name]))
  if (answered.includes('mobileNum')) answered.push('countryDialingCode')
  return Object.fromEntries(answered.map((name) => [name, values[name]]))
}

/** True if a draft has an answer for a field that is still empty. */
const isNews = (draft: DraftValues, values: RegistrationValues): boolean =>
  Object.keys(draft).some((name) => !isAnswer(values[name]))

/** Calls `save` at most every `saveEvery`, and when the page or the form is left. */
function saveWhileTyped(
  subscribe: DraftOptions['form']['subscribe'],
  save: () => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const saveNow = () => {
    if (timer === undefined) return
    clearTimeout(timer)
    timer = undefined
    save()
  }
  const stop = subscribe({
    formState: { values: true },
    callback: () => {
      timer ??= setTimeout(saveNow, saveEvery)
    },
  })
  window.addEventListener('pagehide', saveNow)
  document.addEventListener('visibilitychange', saveNow)
  return () => {
    stop()
    window.removeEventListener('pagehide', saveNow)
    document.removeEventListener('visibilitychange', saveNow)
    saveNow()
  }
}

const closeAction = 'closeRegistration'

const closingQuestion = {
  name: 'dialog',
  icon: 'info',
  title: { id: 'registration.closing.title' },
  text: { id: 'registration.closing.text' },
  buttons: [
    { label: { id: 'registration.closing.stay' }, variant: 'primary' },
    { label: { id: 'registration.closing.close' }, action: closeAction },
  ],
} as const

/** Asks for confirmation only once per opening, because the answers remain stored anyway. */
function useAskBeforeClosing(form: { readonly current: AnsweredForm }): void {
  const hasAsked = useRef(false)
  const ask = useCallback(
    (whenReady: (open: () => void) => void) => {
      if (hasAsked.current || Object.keys(answersOf(form.current)).length === 0) return false
      hasAsked.current = true
      whenReady(() => openModal(closingQuestion, { over: true }))
      return true
    },
    [form],
  )
  useCloseGuard('register', ask)
  useBackGuard('register', ask)
  useDialogAction(closeAction, () => void closeModal())
}
