import { type RefObject, useEffect, useInsertionEffect, useRef, useState } from 'react'
import { write } from '../../../api/write.ts'
import type { FormField } from '../../../identity/ruledField/formField.ts'
import type { RegistrationMethod } from '../../../lib/registration/fieldsInForce.ts'
import { createFormNotes, type FormReport } from './formReport.ts'
import { watchForm } from './watchForm.ts'

/**
 * Milliseconds after which a page that nobody looks at counts as left. Longer than it takes to
 * fetch a code from another app.
 */
const goneAfter = 5 * 60_000

type Form = { rulesVersion: number; method: RegistrationMethod; fields: readonly FormField[] }

/**
 * Tells the operators, once, which fields the visitor met and how it ended: names, never values.
 * Only the players' own form has it; a preview draws `RegistrationForm` without.
 * @returns where the form is, and what to call when it has registered.
 */
export function useFormReport({ rulesVersion, method, fields }: Form): {
  form: RefObject<HTMLDivElement | null>
  noteRegistered: () => void
} {
  const form = useRef<HTMLDivElement>(null)
  const [notes] = useState(createFormNotes)
  const latest = useRef({ rulesVersion, method })
  useInsertionEffect(() => {
    latest.current = { rulesVersion, method }
  })

  useEffect(() => {
    const names = fields.map(({ name }) => name)
    return form.current ? watchForm(form.current, names, notes) : undefined
  }, [fields, notes])

  const [end] = useState(() => (outcome: FormReport['outcome']) => {
    const report = notes.end({ ...latest.current, outcome })
    if (report) send(report)
  })
  useEffect(() => whenLeft(() => end('left')), [end])
  return { form, noteRegistered: () => end('registered') }
}

/** A report that gets lost is no matter of the visitor's. */
function send(report: FormReport): void {
  write('POST /wps/registration/formReport', { body: report }, { keepalive: true }).catch(() => {})
}

/** Calls back when the page is left, not looked at for long, or the component goes. */
function whenLeft(leave: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const followVisibility = () => {
    clearTimeout(timer)
    if (document.visibilityState === 'hidden') timer = setTimeout(leave, goneAfter)
  }
  window.addEventListener('pagehide', leave)
  document.addEventListener('visibilitychange', followVisibility)
  return () => {
    clearTimeout(timer)
    window.removeEventListener('pagehide', leave)
    document.removeEventListener('visibilitychange', followVisibility)
    leave()
  }
}
