import { useState } from 'react'
import { hostAddresses } from '../../../lib/hostAddresses.ts'
import classes from './GamePicture.module.css'
import { type PictureHosts, usePictureHosts, useSharedHosts } from './pictureHosts.tsx'

/** Default icon for a game or vendor whose picture is missing. */
function DefaultGameIcon() {
  return (
    <svg
      aria-hidden="true"
      width="48"
      height="48"
      viewBox="0 0 48 48"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.4"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M15 16h18a9 9 0 0 1 8.8 7l1.6 7.4a5 5 0 0 1-8.7 4.3L31 31H17l-3.7 3.7a5 5 0 0 1-8.7-4.3L6.2 23A9 9 0 0 1 15 16ZM16 20.5v6M13 23.5h6M31 22h.01M34 25.5h.01" />
    </svg>
  )
}

type Props = {
  /** `ArtUrl` of the contract. */
  src: string
  /** Size in pixels, to reserve the space. */
  width: number
  height: number
  className?: string | undefined
  place?: PicturePlace | undefined
}

/**
 * Position of a picture: in the first row of the page, below it, or beyond the end of a row that is
 * not scrolled. Pictures in the first row load with high priority, and pictures beyond the end not
 * at all. Pictures below load when they come near the window: pictures that arrive before the text
 * is painted delay it.
 */
export type PicturePlace = 'first' | 'below' | 'aside'

/**
 * Decorative picture of a game or vendor. It loads from a random picture host, then from the other
 * hosts, and is replaced by the default icon if all hosts fail.
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
  // A list reuses a tile for another game, so failures are counted per picture path.
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
  if (place === 'aside') return <span className={frame} />
  const fail = () => setFailed({ src, times: times + 1 })
  return (
    <img
      key={address}
      ref={(image) => {
        // Handles a picture that failed before hydration attached `onError`.
        if (image?.complete && image.naturalWidth === 0) image.decode?.().catch(fail)
      }}
      className={frame}
      src={address}
      alt=""
      width={width}
      height={height}
      {...(place === 'first' ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      decoding="async"
      onError={fail}
    />
  )
}
