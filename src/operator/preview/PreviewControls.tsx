import { useIntl } from 'react-intl'
import { useLanguage } from '../../kit/i18n/I18nProvider.tsx'
import { shownLanguages } from '../../kit/i18n/languages.ts'
import { useColorScheme } from '../../kit/theme/themeStore.ts'
import { Segments } from '../../ui/Segments.tsx'
import classes from './preview.module.css'
import { changePreview, usePreview } from './previewStore.ts'

/** Controls of the preview: device, language, direction, theme, method and state. */
export function PreviewControls() {
  const own = { language: useLanguage().code, theme: useColorScheme() }
  const { device, theme, method, state, language } = usePreview()
  const text = useChoiceText()
  return (
    <div className={classes.controls}>
      <Segments
        label={text('device')}
        options={(['phone', 'desktop'] as const).map((id) => ({ id, label: text(id) }))}
        chosenId={device}
        onChange={(id) => changePreview({ device: id })}
      />
      <Segments
        label={text('theme')}
        options={(['dark', 'light'] as const).map((id) => ({ id, label: text(id) }))}
        chosenId={theme ?? own.theme}
        onChange={(id) => changePreview({ theme: id })}
      />
      <Segments
        label={text('method')}
        options={(['username', 'mobile'] as const).map((id) => ({ id, label: text(id) }))}
        chosenId={method}
        onChange={(id) => changePreview({ method: id })}
      />
      <Segments
        label={text('state')}
        options={(['empty', 'failed'] as const).map((id) => ({ id, label: text(id) }))}
        chosenId={state}
        onChange={(id) => changePreview({ state: id })}
      />
      <select
        className={classes.select}
        aria-label={text('language')}
        value={language ?? own.language}
        onChange={({ target }) => changePreview({ language: target.value })}
      >
        {shownLanguages.map(({ code, name, locale }) => (
          <option key={code} value={code} lang={locale}>
            {name}
          </option>
        ))}
      </select>
      <DirectionSelect />
    </div>
  )
}

function DirectionSelect() {
  const text = useChoiceText()
  const { direction } = usePreview()
  return (
    <select
      className={classes.select}
      aria-label={text('direction')}
      value={direction}
      onChange={({ target }) => {
        const chosen = directions.find((id) => id === target.value)
        if (chosen) changePreview({ direction: chosen })
      }}
    >
      {directions.map((id) => (
        <option key={id} value={id}>
          {text(id)}
        </option>
      ))}
    </select>
  )
}

const directions = ['auto', 'ltr', 'rtl'] as const

type Choice =
  | 'device'
  | 'phone'
  | 'desktop'
  | 'theme'
  | 'dark'
  | 'light'
  | 'method'
  | 'username'
  | 'mobile'
  | 'state'
  | 'empty'
  | 'failed'
  | 'language'
  | 'direction'
  | (typeof directions)[number]

function useChoiceText() {
  const intl = useIntl()
  return (choice: Choice) => intl.formatMessage({ id: `operator.preview.choices.${choice}` })
}
