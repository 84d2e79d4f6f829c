import { Component } from 'react'

type Props = { of: string; onChange: (before: string) => void }

/** Reports the previous value of `of` when it changes, while the DOM is still unchanged. */
export class BeforeChange extends Component<Props> {
  override getSnapshotBeforeUpdate(before: Props): null {
    if (before.of !== this.props.of) this.props.onChange(before.of)
    return null
  }

  override componentDidUpdate(): void {
    // React requires this method beside getSnapshotBeforeUpdate.
  }

  override render(): null {
    return null
  }
}
