import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { useHydrated } from '../../../kit/hydration/useHydrated.ts'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { knownHosts, originsIn } from '../../../lib/hostAddresses.ts'
import { statusQuery } from '../../../session/session.queries.ts'

/** Hosts of pictures, and the random number that selects a host; see `hostAddresses`. */
export type PictureHosts = {
  hosts: readonly string[]
  chance: number
}

/**
 * Origins from which this build may load pictures. The gateway builds its Content-Security-Policy
 * from the same list.
 */
const imageOrigins = originsIn(import.meta.env.VITE_IMAGE_HOSTS)

/**
 * Random number for the whole visit, because pictures from one host stay in the browser's cache. It
 * is 0 if the page was server-rendered, because the HTML already uses the first host.
 */
let chance: number | undefined

/** Returns the picture hosts from the system status. */
export function usePictureHosts(): PictureHosts {
  const imageHosts = useQuery(statusQuery()).data?.imageCDNs
  const isHydrated = useHydrated()
  chance ??= isHydrated ? Math.random() : 0
  return useMemo(
    () => ({ hosts: knownHosts(imageHosts ?? [], imageOrigins), chance: chance ?? 0 }),
    [imageHosts],
  )
}

const Shared = createContext<PictureHosts | null>(null)

/**
 * Provides the picture hosts to all pictures below it. A page has hundreds of pictures. Without the
 * provider, each would subscribe to the system status.
 */
export function SharedPictureHosts({ children }: { children: ReactNode }) {
  return <Shared value={usePictureHosts()}>{children}</Shared>
}

/** Picture hosts from the surrounding `SharedPictureHosts`; null if there is none. */
export const useSharedHosts = (): PictureHosts | null => useContext(Shared)
