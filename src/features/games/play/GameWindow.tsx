import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { read } from '../../../api/read.ts'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { openWindow } from '../../../kit/window/openWindow.ts'
import { buttonLook } from '../../../ui/Button.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import { listing } from '../listing.ts'
import classes from './GameWindow.module.css'

type Props = { title: string; address: string; nodeId: string }

/**
 * Opens a game in its own window if the portal must not frame the game's host, with a link as a
 * fallback.
 */
export function GameWindow({ title, address, nodeId }: Props) {
  const intl = useIntl()
  const fallback = useQuery(
    read('/wps/relay/GCS_gameLaunchFB', { query: { nodeId, language: listing().language } }),
  )
  const size =
    fallback.data?.window ?? (fallback.isError ? { width: 1280, height: 720 } : undefined)
  const [isOpen, setOpen] = useState<boolean>()
  const hasTried = useRef(false)
  useEffect(() => {
    if (size === undefined || hasTried.current) return
    hasTried.current = true
    setOpen(openWindow(address, size))
  }, [address, size])
  if (isOpen === undefined) {
    return <Spinner label={intl.formatMessage({ id: 'games.stage.starting' }, { title })} />
  }
  return (
    <div className={classes.window} role="status">
      <p>
        {intl.formatMessage(
          { id: isOpen ? 'games.stage.window' : 'games.stage.blocked' },
          { title },
        )}
      </p>
      <a
        href={address}
        target="_blank"
        rel="noopener noreferrer"
        {...buttonLook(isOpen ? 'secondary' : 'primary')}
      >
        {intl.formatMessage({ id: 'games.stage.openByHand' }, { title })}
      </a>
    </div>
  )
}
