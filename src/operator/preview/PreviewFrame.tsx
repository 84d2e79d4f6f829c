import { useLayoutEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import classes from './preview.module.css'
import type { Device } from './previewStore.ts'
import type { Channel } from './useChannel.ts'

/**
 * Width of the previewed page on each device, in pixels; its height follows the available space.
 */
const widths = { phone: 390, desktop: 1000 } satisfies Record<Device, number>

type Props = {
  /** Ref to the iframe. The message channel posts to it. */
  frame: React.RefObject<HTMLIFrameElement | null>
  device: Device
  channel: Channel
}

/** Iframe with the players' form, as wide as on the selected device and scaled to fit. */
export function PreviewFrame({ frame, device, channel }: Props) {
  const intl = useIntl()
  const box = useFit(widths[device])
  const [attempt, setAttempt] = useState(0)
  const { lastDrawing, hasFailed, noteLoaded } = channel
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
      {lastDrawing === undefined && !hasFailed && (
        <Spinner label={intl.formatMessage({ id: 'operator.preview.loading' })} />
      )}
      <div
        className={classes.fitted}
        data-hidden={lastDrawing === undefined || hasFailed || undefined}
      >
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

/**
 * Returns a ref for an element, and sets custom properties on it: the size of a page with the given
 * width, and the scale that fits the page into the element.
 */
function useFit(width: number) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const adjust = () => {
      const scale = Math.min(1, element.clientWidth / width)
      element.style.setProperty('--frame-width', `${width}px`)
      element.style.setProperty('--frame-height', `${Math.floor(element.clientHeight / scale)}px`)
      element.style.setProperty('--frame-scale', String(scale))
    }
    adjust()
    const observer = new ResizeObserver(adjust)
    observer.observe(element)
    return () => observer.disconnect()
  }, [width])
  return box
}
