import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { TextButton } from '../../../ui/TextButton.tsx'
import { CameraView, type Pose } from './CameraView.tsx'
import classes from './selfie.module.css'
import { useCamera } from './useCamera.ts'

type Props = {
  onTaken: (frontPhoto: File, sidePhoto: File) => void
  /** Called when the member chooses to upload photos instead. */
  onFiles: () => void
}

/** Random side to turn the head to, so that an earlier picture cannot be reused. */
const drawSide = (): Pose => (Math.random() < 0.5 ? 'left' : 'right')

/** Reason why the camera cannot be used. */
const CameraFailure = ({ state }: { state: 'refused' | 'absent' }) => (
  <Notice tone="warning" role="alert" title={<FormattedMessage id={`identity.selfie.${state}`} />}>
    <p>
      <FormattedMessage id={`identity.selfie.${state}Text`} />
    </p>
  </Notice>
)

/**
 * Takes two selfies, one straight and one with the head turned. The member can upload photos
 * instead.
 */
export function SelfieCamera({ onTaken, onFiles }: Props) {
  const { state, video, open, close, shoot } = useCamera()
  const [side] = useState(drawSide)
  const [straight, setStraight] = useState<File>()
  const [wasCancelled, setCancelled] = useState(false)
  const take = async () => {
    const photo = await shoot(straight ? 'selfie-2.jpg' : 'selfie-1.jpg')
    if (photo === undefined) return
    if (straight === undefined) return setStraight(photo)
    close()
    onTaken(straight, photo)
  }
  const cancel = () => {
    setStraight(undefined)
    setCancelled(true)
    close()
  }
  if (state === 'on') {
    return (
      <CameraView
        video={video}
        pose={straight === undefined ? 'straight' : side}
        number={straight === undefined ? 1 : 2}
        onShoot={() => void take()}
        onCancel={cancel}
      />
    )
  }
  const isFailed = state === 'refused' || state === 'absent'
  return (
    <>
      {isFailed && <CameraFailure state={state} />}
      <div className={classes.buttons}>
        <Button
          // Returns the focus to this button after a capture is cancelled, because the cancel
          // button is no longer rendered.
          ref={(button) => {
            if (wasCancelled && state === 'off') button?.focus()
          }}
          variant="primary"
          size="large"
          isBusy={state === 'opening'}
          onClick={() => void open()}
        >
          <FormattedMessage id={`identity.selfie.${isFailed ? 'again' : 'open'}`} />
        </Button>
        <TextButton onClick={onFiles}>
          <FormattedMessage id="identity.selfie.fromFiles" />
        </TextButton>
      </div>
    </>
  )
}
