import { useState } from 'react'
import { useRestore } from '../rules/rules.queries.ts'

export type RestoreState = {
  /** The version that the operator is asked to confirm. */
  askedVersion: number | undefined
  /** The version that is being restored. */
  runningVersion: number | undefined
  /** Why the last one was not restored. */
  failure: { version: number; error: unknown } | undefined
  ask: (version: number) => void
  cancel: () => void
  /** @param over the live version that it is to follow, and no other. */
  confirm: (over: number) => void
  /** Restores the version that failed though so many recent sign-ups would be refused. */
  confirmRefusals: (refused: number) => void
}

/** Publishing an old version again, from the question to its end. */
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
    confirm: (over) => {
      if (askedVersion !== undefined)
        restore.mutate({ version: askedVersion, over, confirmedRefusals: undefined })
      setAsked(undefined)
    },
    confirmRefusals: (confirmedRefusals) => {
      if (restore.variables) restore.mutate({ ...restore.variables, confirmedRefusals })
    },
  }
}
