import { matchedParts } from '../../../lib/search/matchedParts.ts'
import classes from './MarkedName.module.css'

/** Name with the matched parts of the search text marked. */
export const MarkedName = ({ name, text }: { name: string; text: string }) =>
  matchedParts(name, text).map((part, place) =>
    part.isMatch ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no identity other than their position.
      <mark key={place} className={classes.match}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  )
