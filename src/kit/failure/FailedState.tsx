import { FormattedMessage } from 'react-intl'
import { Button } from '../../ui/Button.tsx'
import { AlertIcon } from '../../ui/icons.tsx'
import { TextButton } from '../../ui/TextButton.tsx'
import classes from './FailedState.module.css'

/** `icon` for a bar, `line` for a menu or a list. */
export type FailureShape = 'page' | 'card' | 'line' | 'icon'

type Props = {
  shape: FailureShape
  /** True when a retry has failed too, and only a reload of the page can help. */
  isFinal: boolean
  onRetry: () => void
}

/** Replacement of a part that failed to load, in the form that fits its place. */
export function FailedState({ shape, isFinal, onRetry }: Props) {
  const title = <FormattedMessage id="failure.part.title" />
  const retry = isFinal ? <FormattedMessage id="app.reload" /> : <FormattedMessage id="app.retry" />
  if (shape === 'icon') {
    return (
      <div role="alert">
        <button type="button" className={classes.icon} onClick={onRetry}>
          <AlertIcon />
          <span className="visuallyHidden">
            {title} {retry}
          </span>
        </button>
      </div>
    )
  }
  if (shape === 'line') {
    return (
      <p className={classes.line} role="alert">
        {title} <TextButton onClick={onRetry}>{retry}</TextButton>
      </p>
    )
  }
  return (
    <div className={classes[shape]} role="alert">
      <h2 className={classes.title}>{title}</h2>
      <p className={classes.text}>
        <FormattedMessage id="failure.part.text" />
      </p>
      <Button variant={shape === 'page' ? 'primary' : 'secondary'} onClick={onRetry}>
        {retry}
      </Button>
    </div>
  )
}
