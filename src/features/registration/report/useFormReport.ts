import { type RefObject, useEffect, useInsertionEffect, useRef, useState } from 'react'
import { write } from '../../../api/write.ts'
import type { FormField } from '../../../identity/ruledField/formField.ts'
import type { RegistrationMethod } from '../../../lib/registration/fieldsInForce.ts'
import { createFormNotes, type FormReport } from './formReport.ts'
import { watchForm } from './watchForm.ts'

/**
 * Milliseconds for which a page may be hidden before the form counts as left: longer than it takes
 * to read a code in another app.
 */
const goneAfter = 5 * 60_000

type Form = { rulesVersion: number; method: RegistrationMethod; fields: readonly FormField[] }

/**
 * Sends the operators a report with the names, never the values, of the fields that the visitor
 * saw, and with the outcome. The operators' preview of the form sends no report.
 * @returns a ref for the form's element, and a callback for a successful registration.
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

/** A lost report is not shown to the visitor. */
function send(report: FormReport): void {
  write('POST /wps/registration/formReport', { body: report }, { keepalive: true }).catch(() => {})
}

/**
 * Calls `leave` when the page is unloaded or stays hidden for `goneAfter`, and when the returned
 * cleanup runs.
 */
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
