import { FormattedMessage, useIntl } from 'react-intl'
import { CloseIcon } from '../../../ui/icons.tsx'
import { SearchIcon } from '../../../ui/searchIcon.tsx'
import { categoryPages } from '../categoryPaths.ts'
import { ActionCell } from './ActionCell.tsx'
import { MarkedName } from './MarkedName.tsx'
import classes from './PlainRows.module.css'
import { ResultRow } from './ResultRow.tsx'
import type { RowProps } from './rowProps.ts'
import type { SearchRow } from './searchRows.ts'

type Row<Kind extends SearchRow['kind']> = RowProps & { row: Extract<SearchRow, { kind: Kind }> }

/** Link to a vendor or game type, shown as a chip. */
export function PlaceRow({ row, text, ...rest }: Row<'place'> & { text: string }) {
  const { name, gameType } = row.place
  return (
    <ResultRow className={classes.chip} isActive={rest.active !== undefined}>
      <ActionCell {...rest} place={0} action={row.actions[0]} controlClass={classes.chipLink}>
        <span dir="auto">
          <MarkedName name={name} text={text} />
        </span>
        {gameType && (
          <span className={classes.type}>
            <FormattedMessage id={categoryPages[gameType].titleId} />
          </span>
        )}
      </ActionCell>
    </ResultRow>
  )
}

/** Recent search, which can be repeated or removed. */
export function RecentRow({ row, ...rest }: Row<'recent'>) {
  const intl = useIntl()
  const { text, actions } = row
  const [search, forget] = actions
  return (
    <ResultRow className={classes.recent} isActive={rest.active !== undefined}>
      <ActionCell
        {...rest}
        place={0}
        action={search}
        className={classes.recentMain}
        controlClass={classes.recentText}
      >
        <SearchIcon />
        <span dir="auto" className={classes.cut}>
          {text}
        </span>
      </ActionCell>
      {forget && (
        <ActionCell
          {...rest}
          place={1}
          action={forget}
          controlClass={classes.forget}
          label={intl.formatMessage({ id: 'games.search.forget' }, { text })}
        >
          <CloseIcon />
        </ActionCell>
      )}
    </ResultRow>
  )
}

export function ForgetAllRow({ row, ...rest }: Row<'forgetAll'>) {
  return (
    <ResultRow isActive={rest.active !== undefined}>
      <ActionCell {...rest} place={0} action={row.actions[0]} controlClass={classes.quiet}>
        <FormattedMessage id="games.search.forgetAll" />
      </ActionCell>
    </ResultRow>
  )
}

/** Suggested correction of the typed text. */
export function CorrectionRow({ row, ...rest }: Row<'correction'>) {
  return (
    <ResultRow isActive={rest.active !== undefined}>
      <ActionCell {...rest} place={0} action={row.actions[0]} controlClass={classes.correction}>
        <FormattedMessage
          id="games.search.didYouMean"
          values={{
            text: row.text,
            strong: (text) => <strong key="text">{text}</strong>,
          }}
        />
      </ActionCell>
    </ResultRow>
  )
}
