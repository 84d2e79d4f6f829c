import { useState } from 'react'
import { useRestore } from '../rules/rules.queries.ts'

export type RestoreState = {
  /** Version for which a confirmation dialog is open. */
  askedVersion: number | undefined
  runningVersion: number | undefined
  /** Failure of the last attempt to restore a version. */
  failure: { version: number; error: unknown } | undefined
  ask: (version: number) => void
  cancel: () => void
  /**
   * @param over number of the live version that is replaced
   * @param note reason, for the history
   */
  confirm: (over: number, note: string) => void
  /**
   * Restores the version of the failed attempt, although its rules would reject recent sign-ups.
   */
  confirmRefusals: (refusedCount: number) => void
}

/** State and actions for restoring an old version, from the confirmation to the result. */
export function useRestoring(): RestoreState {
  const restore = useRestore()
  const [askedVersion, setAsked] = useState<number>()
  return {
    askedVersion,
    runningVersion: restore.isPending ? restore.variables.version : undefined,
    failure:
      restore.error === null
        ? undefined
        : { version: restore.variables.version, error: restore.error },
    ask: (version) => {
      restore.reset()
      setAsked(version)
    },
    cancel: () => setAsked(undefined),
    confirm: (over, note) => {
      if (askedVersion !== undefined)
        restore.mutate({ version: askedVersion, over, note, confirmedRefusals: undefined })
      setAsked(undefined)
    },
    confirmRefusals: (confirmedRefusals) => {
      if (restore.variables) restore.mutate({ ...restore.variables, confirmedRefusals })
    },
  }
}
