import { useState } from 'react'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { hostAddresses, knownHosts, originsIn } from '../../../lib/hostAddresses.ts'
import { statusQuery } from '../../../session/session.queries.ts'
import { DefaultGameIcon } from './DefaultGameIcon.tsx'
import classes from './GamePicture.module.css'

type Props = {
  /** As the contract's `ArtUrl` has it. */
  src: string
  /** In pixels, to keep its place free. */
  width: number
  height: number
  className?: string | undefined
  /** It stands in the first screen. */
  eager?: boolean
}

/** Origins that this build may show pictures of; the gateway's policy is made of the same. */
const imageOrigins = originsIn(import.meta.env.VITE_IMAGE_HOSTS)

/** One host a visit, so that the browser's cache serves every picture that comes again. */
let chance: number | undefined

/**
 * A picture of a game or vendor, without a name of its own: from a host of the status by chance,
 * then from the others, and the default icon when none has it (fault cell 37).
 */
export function GamePicture({ src, width, height, className, eager = false }: Props) {
  const hosts = knownHosts(useQuery(statusQuery()).data?.imageCDNs ?? [], imageOrigins)
  chance ??= Math.random()
  const addresses = hostAddresses(src, hosts, chance)
  // A list puts another game in a tile's place: what failed is told by the picture's path.
  const [failed, setFailed] = useState({ src, times: 0 })
  const times = failed.src === src ? failed.times : 0
  const address = addresses[times]
  const frame = className === undefined ? classes.picture : `${classes.picture} ${className}`
  if (address === undefined) {
    return (
      <span className={frame} data-default>
        <DefaultGameIcon />
      </span>
    )
  }
  return (
    <img
      key={address}
      className={frame}
      src={address}
      alt=""
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => setFailed({ src, times: times + 1 })}
    />
  )
}
