import { FormattedMessage, useIntl } from 'react-intl'
import type { components } from '../../../api/gen/paths.ts'
import { useEditor } from '../editorStore.ts'
import { languageName } from '../field/textLanguages.ts'
import { useFieldLabel } from '../useFieldLabel.ts'
import classes from './review.module.css'

type Warning = components['schemas']['DraftWarning']

type Props = { onShow: (field: string) => void }

/** Warnings of the last check; several languages of one field share a line. */
export function Warnings({ onShow }: Props) {
  const intl = useIntl()
  const labelOf = useFieldLabel()
  const { check, draft, original } = useEditor()
  const warnings = check?.result.warnings ?? []
  if (warnings.length === 0) {
    return (
      <p className={classes.text}>
        <FormattedMessage id="operator.warnings.none" />
      </p>
    )
  }
  const groups = [...Map.groupBy(warnings, ({ code, field = '' }) => `${code} ${field}`).values()]
  return (
    <ul className={classes.warnings}>
      {groups.map((group) => {
        // `groupBy` creates no empty group.
        const [{ code, field }] = group as [Warning]
        const rule = [...draft.fields, ...original.fields].find(({ name }) => name === field)
        const text = intl.formatMessage(
          { id: `operator.warnings.${code}` },
          {
            field: field === undefined ? '' : labelOf(field, rule),
            languages: intl.formatList(
              group.flatMap(({ language }) =>
                language === undefined ? [] : [languageName(intl, language)],
              ),
            ),
          },
        )
        const isThere = draft.fields.some(({ name }) => name === field)
        return (
          <li key={`${code} ${field}`}>
            {field !== undefined && isThere ? (
              <button type="button" className={classes.link} onClick={() => onShow(field)}>
                {text}
              </button>
            ) : (
              text
            )}
          </li>
        )
      })}
    </ul>
  )
}
