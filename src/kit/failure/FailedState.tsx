import { FormattedMessage } from 'react-intl'
import { Button } from '../../ui/Button.tsx'
import { AlertIcon } from '../../ui/icons.tsx'
import classes from './FailedState.module.css'

/** `page` replaces a whole page, `line` a menu or a list, `icon` a bar. */
export type FailureShape = 'page' | 'card' | 'line' | 'icon'

type Props = {
  shape: FailureShape
  /** True if loading takes long but has not failed. */
  isSlow: boolean
  /** True after a failed retry, when only a reload of the page can help. */
  isFinal: boolean
  onRetry: () => void
}

/** Shown instead of a part of the page that failed to load or is slow to load. */
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
