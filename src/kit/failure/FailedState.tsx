import { FormattedMessage } from 'react-intl'
import { Button } from '../../ui/Button.tsx'
import { AlertIcon } from '../../ui/icons.tsx'
import classes from './FailedState.module.css'

/** `page` in place of a whole page, `line` for a menu or a list, `icon` for a bar. */
export type FailureShape = 'page' | 'card' | 'line' | 'icon'

type Props = {
  shape: FailureShape
  /** True while the part still loads. */
  isSlow: boolean
  /** True when a retry has failed too, and only a reload of the page can help. */
  isFinal: boolean
  onRetry: () => void
}

/** Replacement of a part that failed or is slow to load, in the form that fits its place. */
export function FailedState({ shape, isSlow, isFinal, onRetry }: Props) {
  const isIcon = shape === 'icon'
  const Title = shape === 'page' ? 'h1' : 'p'
  return (
    <div className={classes.failed} data-shape={shape} role="alert">
      <Title className={isIcon ? 'visuallyHidden' : classes.title}>
        <FormattedMessage id={isSlow ? 'failure.part.slow' : 'failure.part.title'} />
      </Title>
      {!isIcon && !isSlow && shape !== 'line' && (
        <p className={classes.text}>
          <FormattedMessage id="failure.part.text" />
        </p>
      )}
      <Button variant={shape === 'page' ? 'primary' : 'secondary'} onClick={onRetry}>
        {isIcon && <AlertIcon />}
        <span className={isIcon ? 'visuallyHidden' : undefined}>
          <FormattedMessage id={isFinal ? 'app.reload' : 'app.retry'} />
        </span>
      </Button>
    </div>
  )
}
