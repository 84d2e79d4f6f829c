import { type ChangeEvent, useId, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { failureText } from '../../../kit/failure/failureText.ts'
import choiceClasses from '../../../kit/files/PictureChoice.module.css'
import type { OnePicture } from '../../../kit/files/usePicture.ts'
import { wordsOf } from '../../../kit/toast/toastStore.ts'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/icons.tsx'
import layoutClasses from '../../../ui/layout.module.css'
import { Spinner } from '../../../ui/Spinner.tsx'
import { PhotoCanvas } from './PhotoCanvas.tsx'
import classes from './PictureSlot.module.css'
import type { Quality } from './quality.ts'

type Props = {
  /** Description of the requested photo. */
  label: string
  picture: OnePicture
  /** Error that the form found, such as a missing photo. */
  error?: string | undefined
  /** Camera that a phone opens: back (`environment`) or front (`user`). */
  camera: 'environment' | 'user'
  onChoose: (file: File) => void
  onAgain: () => void
}

/**
 * Slot in which the member chooses, takes or replaces one photo, with an immediate hint on its
 * quality.
 */
export function PictureSlot({ label, picture, error, camera, onChoose, onAgain }: Props) {
  const intl = useIntl()
  const labelId = useId()
  const messageId = useId()
  const { file, state, problem } = picture
  const message = problem
    ? intl.formatMessage({ id: `files.errors.${problem}` }, { most: 1 })
    : error
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = event.target.files ?? []
    if (chosen) onChoose(chosen)
    // Resets the input, so that choosing the same file again triggers a change event.
    event.target.value = ''
  }
  const input = {
    type: 'file',
    className: 'visuallyHidden',
    accept: 'image/png,image/jpeg,image/webp',
    'aria-describedby': messageId,
    'aria-invalid': message !== undefined || undefined,
    onChange: choose,
  } as const
  return (
    <fieldset
      className={`${layoutClasses.fieldset} ${classes.slot}`}
      data-wrong={message !== undefined || undefined}
    >
      <legend id={labelId} className={classes.label}>
        {label}
      </legend>
      <div className={classes.place} data-state={state}>
        {file === undefined ? <Outline of={camera} /> : <Photo key={keyOf(file)} file={file} />}
      </div>
      <div className={layoutClasses.actions}>
        <label className={`${choiceClasses.choice} ${classes.action}`}>
          <input {...input} />
          <FormattedMessage id={`identity.picture.${file ? 'replace' : 'choose'}`} />
        </label>
        <label className={`${choiceClasses.choice} ${classes.action}`} data-touch>
          <input {...input} capture={camera} />
          <FormattedMessage id="identity.picture.take" />
        </label>
      </div>
      <div id={messageId} role="status" className={classes.message}>
        {message === undefined ? (
          <Standing picture={picture} onAgain={onAgain} />
        ) : (
          <span className={classes.error}>{message}</span>
        )}
      </div>
    </fieldset>
  )
}

/** React keys of files: each chosen file has its own key, even if it is the same picture. */
const keys = new WeakMap<File, number>()
let nextKey = 0
function keyOf(file: File): number {
  const known = keys.get(file)
  if (known !== undefined) return known
  nextKey += 1
  keys.set(file, nextKey)
  return nextKey
}

/** Photo with a hint on its quality. */
function Photo({ file }: { file: File }) {
  const [quality, setQuality] = useState<Quality>()
  return (
    <>
      <PhotoCanvas file={file} onLook={setQuality} />
      {quality !== undefined && (
        <p className={classes.quality} data-good={quality === 'good' || undefined}>
          <FormattedMessage id={`identity.picture.quality.${quality}`} />
        </p>
      )}
    </>
  )
}

/** Progress of the upload, or its error with a retry. */
function Standing({ picture: { state, error }, onAgain }: Pick<Props, 'picture' | 'onAgain'>) {
  const intl = useIntl()
  if (state === 'none') return null
  if (state === 'failed') {
    return (
      <>
        <span className={classes.error}>{wordsOf(intl, failureText(error))}</span>
        <Button onClick={onAgain}>
          <FormattedMessage id="identity.picture.again" />
        </Button>
      </>
    )
  }
  return (
    <span className={classes.state}>
      {state !== 'sent' && <Spinner />}
      <FormattedMessage id={`identity.picture.states.${state}`} />
    </span>
  )
}

/** Outline of the expected subject: a face for the front camera, otherwise a card. */
const Outline = ({ of }: { of: Props['camera'] }) => (
  <span className={classes.icon}>
    <Icon>
      <path d="M2.500 6.500V4A1.500 1.500 0 0 1 4 2.500h2.500M13.500 2.500H16A1.500 1.500 0 0 1 17.500 4v2.500M17.500 13.500V16a1.500 1.500 0 0 1-1.500 1.500h-2.500M6.500 17.500H4A1.500 1.500 0 0 1 2.500 16v-2.500" />
      {of === 'user' ? (
        <>
          <circle cx="10" cy="8.500" r="2" />
          <path d="M6 14c.6-2 2-3 4-3s3.400 1 4 3" />
        </>
      ) : (
        <>
          <rect x="5" y="6.500" width="10" height="7" rx="1" />
          <path d="M7 9h2M7 11.200h6" />
        </>
      )}
    </Icon>
  </span>
)
