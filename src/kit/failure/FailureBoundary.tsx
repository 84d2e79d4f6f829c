import { Component, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { FormattedMessage } from 'react-intl'
import { Button } from '../../ui/Button.tsx'
import { retryFailedLoads } from '../hydration/load.ts'
import classes from './FailureBoundary.module.css'

type Props = {
  /** A new value renders the children again, for example after a navigation. */
  resetKey?: string
  /** Shown in place of the failed state, for an optional part of a page. */
  instead?: ReactNode
  /** Element that the failed state renders into, for example an open dialog. */
  place?: () => Element | undefined
  onFailure?: () => void
  children: ReactNode
}
type State = { hasFailed: boolean; retries: number; resetKey: string | undefined }

/**
 * Error boundary that shows a failed state with a retry, so that the page is never blank. A second
 * retry reloads the page, since a new release may have removed the chunk (ERR-32). The boundary
 * retries automatically when the network is back.
 */
export class FailureBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false, retries: 0, resetKey: this.props.resetKey }

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true }
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    if (props.resetKey === state.resetKey) return null
    if (state.hasFailed) retryFailedLoads()
    return { hasFailed: false, retries: 0, resetKey: props.resetKey }
  }

  override componentDidMount() {
    window.addEventListener('online', this.tryAgain)
  }

  override componentDidCatch() {
    this.props.onFailure?.()
  }

  override componentWillUnmount() {
    window.removeEventListener('online', this.tryAgain)
  }

  tryAgain = () => {
    if (!this.state.hasFailed) return
    retryFailedLoads()
    this.setState({ hasFailed: false })
  }

  retry = () => {
    if (this.state.retries > 0) {
      location.reload()
      return
    }
    retryFailedLoads()
    this.setState({ hasFailed: false, retries: 1 })
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    if (this.props.instead !== undefined) return this.props.instead
    const failed = <FailedState isFinal={this.state.retries > 0} onRetry={this.retry} />
    const place = this.props.place?.()
    return place ? createPortal(failed, place) : failed
  }
}

function FailedState({ isFinal, onRetry }: { isFinal: boolean; onRetry: () => void }) {
  return (
    <div className={classes.failed} role="alert">
      <h2 className={classes.title}>
        <FormattedMessage id="failure.part.title" />
      </h2>
      <p className={classes.text}>
        <FormattedMessage id="failure.part.text" />
      </p>
      <Button variant="primary" onClick={onRetry}>
        {isFinal ? <FormattedMessage id="app.reload" /> : <FormattedMessage id="app.retry" />}
      </Button>
    </div>
  )
}
