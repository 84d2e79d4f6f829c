import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { useHydrated } from '../../../kit/hydration/useHydrated.ts'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { knownHosts, originsIn } from '../../../lib/hostAddresses.ts'
import { statusQuery } from '../../../session/session.queries.ts'

/** Where pictures come from; see `hostAddresses`. */
export type PictureHosts = {
  hosts: readonly string[]
  chance: number
}

/** Origins that this build may show pictures of; the gateway's policy is made of the same. */
const imageOrigins = originsIn(import.meta.env.VITE_IMAGE_HOSTS)

/**
 * One host a visit, so that the browser's cache serves every picture that comes again: the first
 * one where the document brought pictures, which no document can leave to chance.
 */
let chance: number | undefined

/** The hosts of pictures, as the status has them. */
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
 * Asks for the hosts once for all pictures below: a page has hundreds, each of which would follow
 * the status by itself.
 */
export function SharedPictureHosts({ children }: { children: ReactNode }) {
  return <Shared value={usePictureHosts()}>{children}</Shared>
}

/** What a list asked for all its pictures; null outside of one. */
export const useSharedHosts = (): PictureHosts | null => useContext(Shared)
