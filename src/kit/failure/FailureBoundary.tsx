import { Component, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { retryFailedLoads, slowLoad, stopWaiting, waitForFailedLoads } from '../hydration/load.ts'
import { FailedState, type FailureShape } from './FailedState.tsx'

type Props = {
  /** If this key changes, for example by a navigation, failed children are rendered again. */
  resetKey?: string | undefined
  /** Size of the failed state; a card by default. */
  shape?: FailureShape
  /** Content that works without the failed children, shown before the failed state. */
  beside?: ReactNode
  /** Content that replaces the failed state of an optional part of a page. */
  instead?: ReactNode
  /** Returns the element into which the failed state is rendered, for example an open dialog. */
  place?: () => Element | undefined
  onFailure?: () => void
  children: ReactNode
}
type State = {
  hasFailed: boolean
  isSlow: boolean
  retries: number
  resetKey: string | undefined
}

/**
 * Error boundary that shows a failed state with a retry, so that the page is never blank. A second
 * retry reloads the page, since a new release may have removed the chunk (ERR-32). A chunk that
 * failed to load or is slow is rendered automatically once it has loaded.
 */
export class FailureBoundary extends Component<Props, State> {
  override state: State = {
    hasFailed: false,
    isSlow: false,
    retries: 0,
    resetKey: this.props.resetKey,
  }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { hasFailed: true, isSlow: error === slowLoad }
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    if (props.resetKey === state.resetKey) return null
    if (state.hasFailed) retryFailedLoads()
    return { hasFailed: false, retries: 0, resetKey: props.resetKey }
  }

  override componentDidCatch() {
    this.props.onFailure?.()
    waitForFailedLoads(this.showAgain)
  }

  override componentWillUnmount() {
    stopWaiting(this.showAgain)
  }

  showAgain = () => this.setState({ hasFailed: false })

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
    const failed = (
      <>
        {this.props.beside}
        <FailedState
          shape={this.props.shape ?? 'card'}
          isSlow={this.state.isSlow}
          isFinal={this.state.retries > 0}
          onRetry={this.retry}
        />
      </>
    )
    const place = this.props.place?.()
    return place ? createPortal(failed, place) : failed
  }
}
