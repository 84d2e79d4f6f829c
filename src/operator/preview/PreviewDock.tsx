import { useCallback, useEffect, useInsertionEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { CloseButton } from '../../ui/CloseButton.tsx'
import { isPressed } from '../../ui/isPressed.ts'
import { TextButton } from '../../ui/TextButton.tsx'
import { useReturnFocus } from '../ConfirmDialog.tsx'
import { useEditor } from '../rules/editorStore.ts'
import type { PreviewMessage, PreviewView } from './messages.ts'
import { PreviewControls } from './PreviewControls.tsx'
import { PreviewFrame } from './PreviewFrame.tsx'
import { PreviewNotes } from './PreviewNotes.tsx'
import classes from './preview.module.css'
import { changePreview, closePreview, showInPreview, usePreview } from './previewStore.ts'
import { type FrameMessage, useChannel } from './useChannel.ts'
import { usePlatform } from './usePlatform.ts'
import { usePreviewRules } from './usePreviewRules.ts'
import { useView } from './useView.ts'

type AskedPart = Extract<PreviewMessage, { kind: 'asked' }>['what']

/** Preview with its controls. Escape closes it. */
export function PreviewDock() {
  const intl = useIntl()
  useReturnFocus()
  const frame = useRef<HTMLIFrameElement>(null)
  const device = usePreview((state) => state.device)
  const preview = usePreviewRules()
  const { platform, isUnknown } = usePlatform()
  const view = useView(preview.rules, platform)
  const [asked, setAsked] = useState<{ what: AskedPart; of: PreviewView }>()
  const shownView = useRef(view)
  useInsertionEffect(() => {
    shownView.current = view
  })
  const hear = useCallback((heard: FrameMessage) => {
    if (heard.kind === 'method') changePreview({ method: heard.method })
    else if (heard.kind === 'asked') setAsked({ what: heard.what, of: shownView.current })
    else closePreview()
  }, [])
  const channel = useChannel(frame, view, hear)
  const isOff = !isUnknown && !platform.methods.includes(view.method)
  return (
    <aside
      className={classes.dock}
      data-device={device}
      aria-label={intl.formatMessage({ id: 'operator.preview.title' })}
      onKeyDown={(event) => {
        if (isPressed(event, 'Escape')) closePreview()
      }}
    >
      <DockHead />
      <PreviewControls />
      <div className={classes.said} role="status">
        {/* The note belongs to one view and is hidden for another one. */}
        {asked?.of === view && (
          <p>{intl.formatMessage({ id: `operator.preview.asked.${asked.what}` })}</p>
        )}
        {isUnknown && <p>{intl.formatMessage({ id: 'operator.preview.platformUnknown' })}</p>}
        {isOff && (
          <p>{intl.formatMessage({ id: 'operator.preview.methodOff' }, { method: view.method })}</p>
        )}
      </div>
      <Notes leftOut={preview.leftOut} problems={channel.lastDrawing?.problems ?? []} />
      <PreviewFrame frame={frame} device={device} channel={channel} />
    </aside>
  )
}

function Notes(props: Pick<Parameters<typeof PreviewNotes>[0], 'leftOut' | 'problems'>) {
  const fields = useEditor((state) => state.draft.fields)
  return <PreviewNotes {...props} fields={fields} />
}

function DockHead() {
  const intl = useIntl()
  const version = usePreview((state) => state.version)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <div className={classes.head}>
      <h2 ref={heading} tabIndex={-1} className={classes.title}>
        {version === null
          ? intl.formatMessage({ id: 'operator.preview.ofDraft' })
          : intl.formatMessage({ id: 'operator.preview.ofVersion' }, { version: version.version })}
      </h2>
      {version !== null && (
        <TextButton onClick={() => showInPreview(null)}>
          {intl.formatMessage({ id: 'operator.preview.backToDraft' })}
        </TextButton>
      )}
      <CloseButton
        label={intl.formatMessage({ id: 'operator.preview.close' })}
        onClick={closePreview}
      />
    </div>
  )
}
