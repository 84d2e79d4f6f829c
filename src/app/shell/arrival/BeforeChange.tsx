import { Component } from 'react'

type Props = { of: string; onChange: (before: string) => void }

/** Tells the value that `of` had, while the page still shows what it showed then. */
export class BeforeChange extends Component<Props> {
  override getSnapshotBeforeUpdate(before: Props): null {
    if (before.of !== this.props.of) this.props.onChange(before.of)
    return null
  }

  override componentDidUpdate(): void {
    // React wants it beside the snapshot.
  }

  override render(): null {
    return null
  }
}
