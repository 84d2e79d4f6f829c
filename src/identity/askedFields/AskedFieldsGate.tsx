import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { lazyPart } from '../../kit/hydration/lazyPart.tsx'
import { QueryPart, type QueryState } from '../../kit/query/QueryPart.tsx'
import { FormSkeleton } from '../ruledForm/FormSkeleton.tsx'
import type { AskedFields, AskingMoment } from './askedFields.queries.ts'

const Card = lazyPart(() => import('./AskedFieldsCard.tsx').then((file) => file.AskedFieldsCard))

type Props = {
  at: AskingMoment
  /** Query of the fields; see `askedFieldsQuery`. */
  query: QueryState<AskedFields>
  placeholder: ReactNode
  /** Deposit or withdrawal form, hidden while fields are asked; it keeps its typed values. */
  children: ReactNode
}

/**
 * Asks for the fields that are due before a first deposit or withdrawal, then shows the form
 * (FORM-05).
 */
export function AskedFieldsGate({ at, query, placeholder, children }: Props) {
  return (
    <QueryPart query={query} placeholder={placeholder}>
      {(askedFields) => (
        <Gate at={at} askedFields={askedFields}>
          {children}
        </Gate>
      )}
    </QueryPart>
  )
}

type GateProps = { at: AskingMoment; askedFields: AskedFields; children: ReactNode }

function Gate({ at, askedFields, children }: GateProps) {
  const intl = useIntl()
  const isAsking = askedFields.fields.length > 0
  const card = useRef<HTMLDivElement>(null)
  const form = useRef<HTMLDivElement>(null)
  const wasAsking = useRef(isAsking)
  useEffect(() => {
    if (wasAsking.current === isAsking) return
    wasAsking.current = isAsking
    // The focused element has just been hidden or removed, so the focus moves to the visible form.
    const next = isAsking ? card.current : form.current
    next?.focus()
  }, [isAsking])
  return (
    <>
      {isAsking && (
        <div ref={card} tabIndex={-1}>
          <Suspense
            fallback={<FormSkeleton label={intl.formatMessage({ id: 'registration.loading' })} />}
          >
            <Card at={at} askedFields={askedFields} />
          </Suspense>
        </div>
      )}
      <div ref={form} tabIndex={-1} hidden={isAsking}>
        {children}
      </div>
    </>
  )
}
