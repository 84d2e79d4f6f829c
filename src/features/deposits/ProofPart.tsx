import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { depositProofRequestLimits } from '../../api/gen/limits.ts'
import { write } from '../../api/write.ts'
import { FailureNotice } from '../../identity/failure/FailureNotice.tsx'
import { PicturesField } from '../../kit/files/PicturesField.tsx'
import { formatInstant } from '../../kit/format/dates.ts'
import { useLanguage } from '../../kit/i18n/I18nProvider.tsx'
import { useFocusIfLost } from '../../kit/page/useFocusIfLost.ts'
import { useKeyedAction } from '../../kit/query/useKeyedAction.ts'
import { useMarket } from '../../session/market.ts'
import { Button } from '../../ui/Button.tsx'
import { Panel } from '../../ui/Panel.tsx'
import textClasses from '../../ui/text.module.css'
import { depositQuery } from './deposit.queries.ts'
import type { Deposit } from './depositSteps.ts'
import classes from './order.module.css'

/**
 * Form that uploads pictures to prove a bank transfer. After the upload, its time is shown
 * (ACT-02).
 */
export function ProofPart({ deposit }: { deposit: Deposit }) {
  const language = useLanguage()
  const { timeZone } = useMarket()
  const { depositId, proof } = deposit
  const sent = useRef<HTMLParagraphElement>(null)
  useFocusIfLost(sent, proof)
  return (
    <Panel title={<FormattedMessage id="deposits.order.proof.title" />}>
      {proof === undefined ? (
        <ProofForm depositId={depositId} />
      ) : (
        <p ref={sent} tabIndex={-1} role="status" className={textClasses.note}>
          <FormattedMessage
            id="deposits.order.proof.sent"
            values={{
              files: proof.files,
              moment: formatInstant(proof.sentAt, 'minute', language, timeZone),
            }}
          />
        </p>
      )}
    </Panel>
  )
}

function ProofForm({ depositId }: { depositId: string }) {
  const intl = useIntl()
  const client = useQueryClient()
  const [pictures, setPictures] = useState<{ fileIds: string[]; isBusy: boolean }>({
    fileIds: [],
    isBusy: false,
  })
  const [problem, setProblem] = useState<'missing' | 'busy'>()
  const proof = useKeyedAction(
    (fileIds: string[], idempotencyKey) =>
      write(
        'POST /wps/deposits/{depositId}/proof',
        { path: { depositId }, body: { fileIds } },
        { idempotencyKey },
      ),
    (updatedDeposit) => client.setQueryData(depositQuery(depositId).queryKey, updatedDeposit),
  )
  const send = (event: FormEvent) => {
    event.preventDefault()
    const { fileIds, isBusy } = pictures
    if (isBusy) setProblem('busy')
    else if (fileIds.length === 0) setProblem('missing')
    else proof.run(fileIds)
  }
  return (
    <form noValidate className={classes.proof} onSubmit={send}>
      <p className={textClasses.note}>
        <FormattedMessage id="deposits.order.proof.text" />
      </p>
      <FailureNotice error={proof.error} />
      <PicturesField
        label={intl.formatMessage({ id: 'deposits.order.proof.label' })}
        most={depositProofRequestLimits.fileIds.maxItems}
        error={problem && intl.formatMessage({ id: `deposits.order.proof.${problem}` })}
        required
        onChange={(fileIds, isBusy) => {
          setPictures({ fileIds, isBusy })
          setProblem(undefined)
        }}
      />
      <Button type="submit" variant="primary" isBusy={proof.isBusy}>
        <FormattedMessage id="deposits.order.proof.submit" />
      </Button>
    </form>
  )
}
