import { type RefObject, useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../../../ui/Button.tsx'
import classes from './selfie.module.css'

/** Position of the head for a photo. */
export type Pose = 'straight' | 'left' | 'right'

type Props = {
  video: RefObject<HTMLVideoElement | null>
  pose: Pose
  /** Number of the photo in the series. */
  number: 1 | 2
  onShoot: () => void
  onCancel: () => void
}

/** Mirrored camera picture with an outline for the face and instructions. */
export function CameraView({ video, pose, number, onShoot, onCancel }: Props) {
  const intl = useIntl()
  const shoot = useRef<HTMLButtonElement>(null)
  // Moves the focus here, because the button that opened the camera is no longer rendered.
  useEffect(() => shoot.current?.focus(), [])
  return (
    <div className={classes.camera}>
      <div className={classes.stage}>
        <video
          ref={video}
          className={classes.video}
          aria-label={intl.formatMessage({ id: 'identity.selfie.video' })}
          autoPlay
          muted
          playsInline
        />
        <span className={classes.oval} data-pose={pose} aria-hidden="true" />
      </div>
      <p className={classes.prompt} role="status">
        <strong>
          <FormattedMessage id={`identity.selfie.${pose}`} />
        </strong>
        <span>
          <FormattedMessage id="identity.selfie.progress" values={{ number }} />
        </span>
      </p>
      <div className={classes.buttons}>
        <Button ref={shoot} variant="primary" size="large" onClick={onShoot}>
          <FormattedMessage id="identity.selfie.shoot" />
        </Button>
        <Button size="large" onClick={onCancel}>
          <FormattedMessage id="identity.selfie.cancel" />
        </Button>
      </div>
    </div>
  )
}
