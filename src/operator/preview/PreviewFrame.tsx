import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import classes from './preview.module.css'
import type { Device } from './previewStore.ts'
import type { Channel } from './useChannel.ts'

/** Pixels of each device; `filled` is how much of its height a dialog may take. */
const devices = {
  phone: { width: 390, height: 760, filled: 1 },
  desktop: { width: 1000, height: 760, filled: 0.9 },
} satisfies Record<Device, object>

type Props = {
  /** Where the frame is, for the channel. */
  frame: React.RefObject<HTMLIFrameElement | null>
  device: Device
  channel: Channel
}

/** The players' form in a page of its own, as wide as on their device, made to fit. */
export function PreviewFrame({ frame, device, channel }: Props) {
  const intl = useIntl()
  const { box, availableWidth } = useWidth()
  const [attempt, setAttempt] = useState(0)
  const { shown, hasFailed, noteLoaded } = channel
  const { width, height, filled } = devices[device]
  const needed = Math.ceil((shown?.height ?? 0) / filled)

  useLayoutEffect(() => {
    const { style } = box.current ?? {}
    style?.setProperty('--frame-width', `${width}px`)
    style?.setProperty('--frame-height', `${Math.max(height, needed)}px`)
    style?.setProperty('--frame-scale', String(Math.min(1, availableWidth / width)))
  }, [box, width, height, needed, availableWidth])

  return (
    <div ref={box} className={classes.stage}>
      {hasFailed && (
        <Notice
          tone="failure"
          role="alert"
          actions={
            <Button onClick={() => setAttempt((count) => count + 1)}>
              {intl.formatMessage({ id: 'app.retry' })}
            </Button>
          }
        >
          <p>{intl.formatMessage({ id: 'operator.preview.failed' })}</p>
        </Notice>
      )}
      {shown === undefined && !hasFailed && (
        <Spinner label={intl.formatMessage({ id: 'operator.preview.loading' })} />
      )}
      <div className={classes.fitted} data-hidden={shown === undefined || hasFailed || undefined}>
        <iframe
          key={attempt}
          ref={frame}
          className={classes.frame}
          title={intl.formatMessage({ id: 'operator.preview.frame' })}
          src={paths.operatorPreview()}
          onLoad={noteLoaded}
        />
      </div>
    </div>
  )
}

/** How wide an element is, followed. */
function useWidth() {
  const box = useRef<HTMLDivElement>(null)
  const [availableWidth, setWidth] = useState(0)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { box, availableWidth }
}
