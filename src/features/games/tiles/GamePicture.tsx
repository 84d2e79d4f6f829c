import { useState } from 'react'
import { hostAddresses } from '../../../lib/hostAddresses.ts'
import { DefaultGameIcon } from './DefaultGameIcon.tsx'
import classes from './GamePicture.module.css'
import { type PictureHosts, usePictureHosts, useSharedHosts } from './pictureHosts.tsx'

type Props = {
  /** As the contract's `ArtUrl` has it. */
  src: string
  /** In pixels, to keep its place free. */
  width: number
  height: number
  className?: string | undefined
  place?: PicturePlace | undefined
}

/**
 * Where a picture stands: in the first line of the page, elsewhere on its first screen, or below.
 * The first line is what a visitor waits for.
 */
export type PicturePlace = 'first' | 'near' | 'below'

/**
 * A picture of a game or vendor, without a name of its own: from a host of the status by chance,
 * then from the others, and the default icon when none has it (fault cell 37).
 */
export function GamePicture(props: Props) {
  const shared = useSharedHosts()
  return shared ? <HostedPicture {...props} hosts={shared} /> : <SinglePicture {...props} />
}

const SinglePicture = (props: Props) => <HostedPicture {...props} hosts={usePictureHosts()} />

function HostedPicture({
  src,
  width,
  height,
  className,
  place = 'below',
  hosts: { hosts, chance },
}: Props & { hosts: PictureHosts }) {
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
  const fail = () => setFailed({ src, times: times + 1 })
  return (
    <img
      key={address}
      ref={(image) => {
        // It failed before hydration, when nothing listened.
        if (image?.complete && image.naturalWidth === 0) image.decode?.().catch(fail)
      }}
      className={frame}
      src={address}
      alt=""
      width={width}
      height={height}
      loading={place === 'below' ? 'lazy' : 'eager'}
      {...(place === 'first' && { fetchPriority: 'high' })}
      decoding="async"
      onError={fail}
    />
  )
}
