import { useIntl } from 'react-intl'
import { EyeIcon } from '../../ui/controlIcons.tsx'
import classes from '../../ui/TopBar.module.css'
import { useEditor } from '../rules/editorStore.ts'
import { closePreview, showInPreview, usePreview } from './previewStore.ts'

export function PreviewToggle() {
  const intl = useIntl()
  const isOpen = usePreview((state) => state.isOpen)
  const isLoaded = useEditor((state) => state.base !== null)
  if (!isLoaded) return null
  return (
    <button
      type="button"
      className={classes.tool}
      aria-pressed={isOpen}
      onClick={() => (isOpen ? closePreview() : showInPreview(null))}
    >
      <EyeIcon />
      <span className={classes.toolText}>
        {intl.formatMessage({ id: 'operator.preview.title' })}
      </span>
    </button>
  )
}
