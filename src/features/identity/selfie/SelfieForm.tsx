import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Input } from '../../../api/operations.ts'
import { write } from '../../../api/write.ts'
import { FailureNotice } from '../../../identity/failure/FailureNotice.tsx'
import { usePicture } from '../../../kit/files/usePicture.ts'
import { Button } from '../../../ui/Button.tsx'
import { TextButton } from '../../../ui/TextButton.tsx'
import textClasses from '../../../ui/text.module.css'
import { PictureSlot } from '../pictures/PictureSlot.tsx'
import pictureClasses from '../pictures/pictureForm.module.css'
import { usePicturesGate } from '../pictures/usePicturesGate.ts'
import { useSubmitStep } from '../useSubmitStep.ts'
import { SelfieCamera } from './SelfieCamera.tsx'

type Request = Input<'POST /wps/identity/selfie'>['body']

/** Form with two photos of the face, from the camera or from files. */
export function SelfieForm({ onSent }: { onSent: () => void }) {
  const intl = useIntl()
  const straight = usePicture()
  const turned = usePicture()
  const [usesFiles, setUsesFiles] = useState(false)
  const [wasTaken, setTaken] = useState(false)
  const submitButton = useRef<HTMLButtonElement>(null)
  const pictures = [straight.picture, turned.picture]
  const { formState, handleSubmit } = useForm()
  const gate = usePicturesGate(pictures, formState.isSubmitted)
  const { submit, isBusy, error } = useSubmitStep(
    (body: Request) => write('POST /wps/identity/selfie', { body }),
    onSent,
  )
  // Moves the focus to the submit button, because the camera view is no longer rendered.
  useEffect(() => {
    if (wasTaken) submitButton.current?.focus()
  }, [wasTaken])
  const hasPictures = pictures.some(({ state }) => state !== 'none')
  const isShown = usesFiles || hasPictures
  const send = handleSubmit(() => {
    const [straightFileId, turnedFileId] = gate.fileIds() ?? []
    if (straightFileId === undefined || turnedFileId === undefined) return
    submit({ straightFileId, turnedFileId })
  })
  const slotOf = (name: 'straightName' | 'turnedName', one: ReturnType<typeof usePicture>) => (
    <PictureSlot
      label={intl.formatMessage({ id: `identity.selfie.${name}` })}
      picture={one.picture}
      error={gate.errorOf(one.picture)}
      camera="user"
      onChoose={(file) => void one.choose(file)}
      onAgain={() => void one.sendAgain()}
    />
  )
  const retake = () => {
    straight.clear()
    turned.clear()
    setUsesFiles(false)
    setTaken(false)
  }
  return (
    <form noValidate className={pictureClasses.form} onSubmit={(event) => void send(event)}>
      <p className={textClasses.passage}>
        <FormattedMessage id="identity.selfie.lead" />{' '}
        <FormattedMessage id="identity.selfie.tips" />
      </p>
      {isShown ? (
        <>
          <div className={pictureClasses.slots}>
            {slotOf('straightName', straight)}
            {slotOf('turnedName', turned)}
          </div>
          <p>
            <TextButton onClick={retake}>
              <FormattedMessage id={`identity.selfie.${hasPictures ? 'retake' : 'fromCamera'}`} />
            </TextButton>
          </p>
          <FailureNotice error={error} />
          <Button ref={submitButton} type="submit" variant="primary" size="large" isBusy={isBusy}>
            <FormattedMessage id="identity.selfie.submit" />
          </Button>
        </>
      ) : (
        <SelfieCamera
          onTaken={(one, other) => {
            setTaken(true)
            void straight.choose(one)
            void turned.choose(other)
          }}
          onFiles={() => setUsesFiles(true)}
        />
      )}
    </form>
  )
}
