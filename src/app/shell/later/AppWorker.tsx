import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { keepSeenHelp } from '../../../features/support/help/keepSeenHelp.ts'
import { startAppWorker } from '../../../kit/appWorker/appWorker.ts'
import { NewVersion } from './NewVersion.tsx'

/**
 * Installs the service worker of a portal that a gateway serves. The mocks have their own worker
 * and no `/sw.js`.
 */
export function AppWorker({ isForGame }: { isForGame: boolean }) {
  const client = useQueryClient()
  useEffect(() => {
    if (!import.meta.env.PROD) return undefined
    const [endLooking, endKeeping] = [startAppWorker(), keepSeenHelp(client)]
    return () => {
      endLooking()
      endKeeping()
    }
  }, [client])
  return <NewVersion isForGame={isForGame} />
}
