import { Component, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { retryFailedLoads, slowLoad, stopWaiting, waitForFailedLoads } from '../hydration/load.ts'
import { FailedState, type FailureShape } from './FailedState.tsx'

type Props = {
  /** A new value renders the children again, for example after a navigation. */
  resetKey?: string | undefined
  /** Form of the failed state that fits the place; a card by default. */
  shape?: FailureShape
  /** Shown before the failed state: what works without the failed part. */
  beside?: ReactNode
  /** Shown in place of the failed state, for an optional part of a page. */
  instead?: ReactNode
  /** Element that the failed state renders into, for example an open dialog. */
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
 * retry reloads the page, since a new release may have removed the chunk (ERR-32). A failed chunk
 * is also requested again by itself until it has loaded, and a slow one is awaited.
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
