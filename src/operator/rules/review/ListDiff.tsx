import { FormattedMessage } from 'react-intl'
import { visibleText } from '../plainText.ts'
import classes from './changes.module.css'

type Props = { before: readonly string[]; after: readonly string[] }

/**
 * Entries added to and removed from a list; if there are none, a note that the list was reordered.
 */
export function ListDiff({ before, after }: Props) {
  const removed = before.filter((text) => !after.includes(text))
  const added = after.filter((text) => !before.includes(text))
  return (
    <ul className={classes.entries}>
      {removed.map((text) => (
        <li key={`- ${text}`}>
          <del>
            <span className="visuallyHidden">
              <FormattedMessage id="operator.review.entryRemoved" />{' '}
            </span>
            <Entry text={text} />
          </del>
        </li>
      ))}
      {added.map((text) => (
        <li key={`+ ${text}`}>
          <ins>
            <span className="visuallyHidden">
              <FormattedMessage id="operator.review.entryAdded" />{' '}
            </span>
            <Entry text={text} />
          </ins>
        </li>
      ))}
      {removed.length + added.length === 0 && (
        <li>
          <FormattedMessage id="operator.review.reordered" />
        </li>
      )}
    </ul>
  )
}

function Entry({ text }: { text: string }) {
  if (text === '') return <FormattedMessage id="operator.samples.emptyText" />
  return <bdi>{visibleText(text)}</bdi>
}
