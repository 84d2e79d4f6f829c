import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { useHydrated } from '../../../kit/hydration/useHydrated.ts'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { knownHosts, originsIn } from '../../../lib/hostAddresses.ts'
import { statusQuery } from '../../../session/session.queries.ts'

/** Hosts of pictures, and the random number that selects one; see `hostAddresses`. */
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
 * Random number of the visit: one host for a whole visit lets the browser cache every picture. It
 * is 0 after a server-rendered page, whose HTML already names the first host.
 */
let chance: number | undefined

/** Returns the picture hosts of the status. */
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
 * Provides the hosts to all pictures below it: a page has hundreds of them, and each would
 * subscribe to the status.
 */
export function SharedPictureHosts({ children }: { children: ReactNode }) {
  return <Shared value={usePictureHosts()}>{children}</Shared>
}

/** Hosts provided by a list; null outside of one. */
export const useSharedHosts = (): PictureHosts | null => useContext(Shared)
