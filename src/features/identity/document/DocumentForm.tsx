import { useForm, useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Input } from '../../../api/operations.ts'
import { write } from '../../../api/write.ts'
import { FailureNotice } from '../../../identity/failure/FailureNotice.tsx'
import { usePicture } from '../../../kit/files/usePicture.ts'
import { Button } from '../../../ui/Button.tsx'
import { Segments } from '../../../ui/Segments.tsx'
import textClasses from '../../../ui/text.module.css'
import { PictureSlot } from '../pictures/PictureSlot.tsx'
import pictureClasses from '../pictures/pictureForm.module.css'
import { usePicturesGate } from '../pictures/usePicturesGate.ts'
import { useSubmitStep } from '../useSubmitStep.ts'

type Request = Input<'POST /wps/identity/document'>['body']

const types = ['RG', 'CNH', 'PASSPORT'] as const
type DocumentType = (typeof types)[number]

type SideProps = {
  name: 'front' | 'back' | 'page'
  side: ReturnType<typeof usePicture>
  error: ReturnType<ReturnType<typeof usePicturesGate>['errorOf']>
}

/** Slot for the photo of one side of the document. */
function DocumentSide({ name, side, error }: SideProps) {
  const intl = useIntl()
  return (
    <PictureSlot
      label={intl.formatMessage({ id: `identity.document.${name}` })}
      picture={side.picture}
      error={error}
      camera="environment"
      onChoose={(file) => void side.choose(file)}
      onAgain={() => void side.sendAgain()}
    />
  )
}

/** Form with the kind of document and photos of its sides; a passport needs only its photo page. */
export function DocumentForm({ onSent }: { onSent: () => void }) {
  const intl = useIntl()
  const { control, formState, handleSubmit, setValue } = useForm<{ type: DocumentType }>({
    defaultValues: { type: 'CNH' },
  })
  const type = useWatch({ control, name: 'type' })
  const front = usePicture()
  const back = usePicture()
  const isPassport = type === 'PASSPORT'
  const pictures = isPassport ? [front.picture] : [front.picture, back.picture]
  const gate = usePicturesGate(pictures, formState.isSubmitted)
  const { submit, isBusy, error } = useSubmitStep(
    (body: Request) => write('POST /wps/identity/document', { body }),
    onSent,
  )
  const send = handleSubmit((values) => {
    const [frontFileId, backFileId] = gate.fileIds() ?? []
    if (frontFileId === undefined) return
    if (values.type === 'PASSPORT') submit({ type: values.type, frontFileId })
    else if (backFileId !== undefined) submit({ type: values.type, frontFileId, backFileId })
  })
  return (
    <form noValidate className={pictureClasses.form} onSubmit={(event) => void send(event)}>
      <Segments
        label={intl.formatMessage({ id: 'identity.document.type' })}
        options={types.map((id) => ({
          id,
          label: intl.formatMessage({ id: `identity.document.types.${id}` }),
        }))}
        chosenId={type}
        onChange={(id) => setValue('type', id)}
      />
      <p className={textClasses.passage}>
        <FormattedMessage id="identity.document.tips" />
      </p>
      <div className={pictureClasses.slots}>
        <DocumentSide
          name={isPassport ? 'page' : 'front'}
          side={front}
          error={gate.errorOf(front.picture)}
        />
        {!isPassport && <DocumentSide name="back" side={back} error={gate.errorOf(back.picture)} />}
      </div>
      <FailureNotice error={error} />
      <Button type="submit" variant="primary" size="large" isBusy={isBusy}>
        <FormattedMessage id="identity.document.submit" />
      </Button>
    </form>
  )
}
