import { useId, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../../ui/Button.tsx'
import { CloseButton } from '../../ui/CloseButton.tsx'
import { FieldMessage } from '../../ui/field/Field.tsx'
import layoutClasses from '../../ui/layout.module.css'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { failureText } from '../failure/failureText.ts'
import { useFocusIfLost } from '../page/useFocusIfLost.ts'
import { wordsOf } from '../toast/toastStore.ts'
import choiceClasses from './PictureChoice.module.css'
import { PicturePreview } from './PicturePreview.tsx'
import classes from './PicturesField.module.css'
import { type ChosenPicture, usePictures } from './usePictures.ts'

type Props = {
  label: string
  hint?: string
  /** Error from the form's validation, for example that a picture is missing. */
  error?: string | undefined
  required?: boolean
  most?: number
  /** Called with the ids of the uploaded files; `isBusy` is true while an upload is in progress. */
  onChange: (fileIds: string[], isBusy: boolean) => void
}

/**
 * Field for PNG or JPEG pictures of at most 5 MB, with preview and removal. Pictures are uploaded
 * as soon as they are chosen.
 */
export function PicturesField({ label, hint, error, required, most = 1, onChange }: Props) {
  const intl = useIntl()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { pictures, problem, add, sendAgain, remove } = usePictures(most, onChange)
  const legend = useRef<HTMLLegendElement>(null)
  useFocusIfLost(legend, pictures.length === most)
  const message = problem ? intl.formatMessage({ id: `files.errors.${problem}` }, { most }) : error
  return (
    <fieldset className={layoutClasses.fieldset} aria-describedby={`${id}-message`}>
      <legend ref={legend} tabIndex={-1} className={classes.label}>
        {label}
        {required && (
          <span className={classes.mark} aria-hidden="true">
            {' *'}
          </span>
        )}
      </legend>
      <div className={layoutClasses.stack8}>
        {pictures.map((picture) => (
          <Chosen
            key={picture.id}
            picture={picture}
            onAgain={() => void sendAgain(picture)}
            onRemove={() => {
              remove(picture.id)
              input.current?.focus()
            }}
          />
        ))}
        {pictures.length < most && (
          <label className={`${choiceClasses.choice} ${classes.choose}`}>
            <input
              ref={input}
              type="file"
              className="visuallyHidden"
              accept="image/png,image/jpeg"
              multiple={most > 1}
              aria-invalid={message !== undefined || undefined}
              aria-describedby={`${id}-message`}
              onChange={(event) => {
                void add([...(event.target.files ?? [])])
                // Reset the input, so that the same file can be chosen again.
                event.target.value = ''
              }}
            />
            <FormattedMessage id="files.choose" values={{ most }} />
          </label>
        )}
      </div>
      <div role="status">
        <FieldMessage
          id={id}
          hint={hint ?? intl.formatMessage({ id: 'files.hint' })}
          error={message}
        />
      </div>
    </fieldset>
  )
}

type ChosenProps = { picture: ChosenPicture; onAgain: () => void; onRemove: () => void }

function Chosen({ picture: { file, state, share, error }, onAgain, onRemove }: ChosenProps) {
  const intl = useIntl()
  const { name } = file
  return (
    <div className={classes.chosen} data-state={state}>
      <PicturePreview file={file} />
      <div className={classes.words}>
        <span className={classes.name}>
          <bdi>{name}</bdi>
        </span>
        <span className={classes.state} role="status">
          {state === 'failed' ? (
            wordsOf(intl, failureText(error))
          ) : (
            <FormattedMessage id={`files.states.${state}`} />
          )}
        </span>
        {state === 'sending' && (
          <span className={classes.progress}>
            <ProgressBar
              label={intl.formatMessage({ id: 'files.progress' }, { name })}
              value={Math.round(share * 100)}
              max={100}
            />
            <span aria-hidden="true">
              {intl.formatNumber(Math.floor(share * 100) / 100, { style: 'percent' })}
            </span>
          </span>
        )}
        {state === 'failed' && (
          <Button onClick={onAgain}>
            <FormattedMessage id="app.retry" />
          </Button>
        )}
      </div>
      <CloseButton
        label={
          state === 'sending'
            ? intl.formatMessage({ id: 'files.cancel' }, { name })
            : intl.formatMessage({ id: 'files.remove' }, { name })
        }
        onClick={onRemove}
      />
    </div>
  )
}
