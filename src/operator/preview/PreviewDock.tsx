import { useCallback, useEffect, useInsertionEffect, useMemo, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { read } from '../../api/read.ts'
import { registrationSwitches } from '../../features/registration/registrationSwitches.ts'
import { useLanguage } from '../../kit/i18n/I18nProvider.tsx'
import { findLanguage } from '../../kit/i18n/languages.ts'
import { useEqualKept } from '../../kit/query/useEqualKept.ts'
import { useQuery } from '../../kit/query/useQuery.ts'
import { useColorScheme } from '../../kit/theme/themeStore.ts'
import { CloseButton } from '../../ui/CloseButton.tsx'
import { isPressed } from '../../ui/isPressed.ts'
import { TextButton } from '../../ui/TextButton.tsx'
import { useReturnFocus } from '../ConfirmDialog.tsx'
import { toEdited } from '../rules/draft.ts'
import { useEditor } from '../rules/editorStore.ts'
import type { PreviewMessage, PreviewView } from './messages.ts'
import { PreviewControls } from './PreviewControls.tsx'
import { PreviewFrame } from './PreviewFrame.tsx'
import { PreviewNotes } from './PreviewNotes.tsx'
import classes from './preview.module.css'
import { type PreviewRules, previewRules } from './previewRules.ts'
import { changePreview, closePreview, showInPreview, usePreview } from './previewStore.ts'
import { type FrameMessage, useChannel } from './useChannel.ts'

/**
 * Rules and settings for the preview frame. The result is the same object as long as its content is
 * equal, even if the status or a safety verdict has been fetched again.
 */
function useView(rules: object, platform: PreviewView['platform']): PreviewView {
  const { language: chosen, direction, theme, method, state } = usePreview()
  const own = useLanguage()
  const ownTheme = useColorScheme()
  const language = findLanguage(chosen) ?? own
  return useEqualKept<PreviewView>({
    kind: 'view',
    rules,
    language: language.code,
    direction: direction === 'auto' ? language.direction : direction,
    theme: theme ?? ownTheme,
    method,
    state,
    platform: {
      ...platform,
      // The selected method is previewed even if the platform has disabled it.
      methods: (['username', 'mobile'] as const).filter(
        (each) => each === method || platform.methods.includes(each),
      ),
    },
  })
}

type Platform = PreviewView['platform']

const bothMethods: Platform['methods'] = ['username', 'mobile']

/**
 * Other data on which the players' form depends: enabled methods, market and countries. While the
 * status is unknown, everything counts as enabled, so that it can be previewed.
 */
function usePlatform(): { platform: Platform; isUnknown: boolean } {
  const status = useQuery(read('/wps/system/status', {}))
  const countries = useQuery(read('/wps/system/countryCodes', {}))
  const platform = useMemo(() => {
    const known = status.data && registrationSwitches(status.data.whitelabel)
    return {
      methods: known ? [...known.methods] : bothMethods,
      smsVerification: known?.smsVerification ?? true,
      mobilePassword: known?.mobilePassword ?? true,
      riskNotice: status.data?.market.riskNotice ?? false,
      countries: countries.data ?? [],
    }
  }, [status.data, countries.data])
  return { platform, isUnknown: status.isError || countries.isError }
}

/** Rules of the preview: the current draft, or a version of the history. */
function usePreviewRules(): PreviewRules {
  const draft = useEditor((state) => state.draft)
  const verdicts = useEditor((state) => state.verdicts)
  const version = usePreview((state) => state.version)
  return useMemo(() => {
    if (version) {
      const found = new Map(version.verdicts.map((verdict) => [verdict.field, verdict]))
      return previewRules(toEdited(version.draft), ({ name }) => found.get(name))
    }
    // A safety verdict is valid only for the pattern that was checked.
    return previewRules(draft, ({ name, acceptedPattern }) => {
      const found = verdicts[name]
      return found?.pattern === acceptedPattern ? found.verdict : undefined
    })
  }, [draft, verdicts, version])
}

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
  const hear = useCallback((message: FrameMessage) => {
    if (message.kind === 'method') changePreview({ method: message.method })
    else if (message.kind === 'asked') setAsked({ what: message.what, of: shownView.current })
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
        {/* The note belongs to one view and is hidden for other views. */}
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
