import { matchedParts } from '../../../lib/search/matchedParts.ts'
import classes from './MarkedName.module.css'

/** A name in which what was searched for is marked. */
export const MarkedName = ({ name, text }: { name: string; text: string }) =>
  matchedParts(name, text).map((part, place) =>
    part.isMatch ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a piece is what it is by its place.
      <mark key={place} className={classes.match}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  )
