import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { write } from '../api/write.ts'
import { SignOutIcon } from '../ui/controlIcons.tsx'
import classes from '../ui/TopBar.module.css'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { dropDrafts, isAnythingUnsaved } from './drafts.ts'
import { leaveOperatorSession, useOperatorSession } from './session/operatorSession.ts'

/** Button that ends the session, after a confirmation if a draft would be lost. */
export function SignOut() {
  const intl = useIntl()
  const client = useQueryClient()
  const operator = useOperatorSession((state) => state.signedIn?.operator ?? '')
  const [isAsking, setAsking] = useState(false)
  const signOut = useMutation({
    mutationFn: () => write('DELETE /ops/session', {}),
    // This tab drops the session whatever the server responds.
    onSettled: () => {
      dropDrafts()
      client.clear()
      leaveOperatorSession()
    },
  })
  const ask = () => {
    if (isAnythingUnsaved()) setAsking(true)
    else signOut.mutate()
  }
  return (
    <>
      <button
        type="button"
        className={classes.tool}
        title={intl.formatMessage({ id: 'operator.signedInAs' }, { name: operator })}
        onClick={ask}
      >
        <SignOutIcon />
        <span className={classes.toolText}>
          {intl.formatMessage({ id: 'operator.signOut.action' })}
        </span>
      </button>
      {isAsking && (
        <ConfirmDialog
          title={intl.formatMessage({ id: 'operator.signOut.title' })}
          texts={[intl.formatMessage({ id: 'operator.signOut.text' })]}
          confirmLabel={intl.formatMessage({ id: 'operator.signOut.confirm' })}
          isDanger
          onConfirm={() => signOut.mutate()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
