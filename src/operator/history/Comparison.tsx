import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { LoadFailure } from '../../kit/failure/LoadFailure.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { changesOf } from '../rules/differences.ts'
import { toEdited } from '../rules/draft.ts'
import { ChangeList } from '../rules/review/ChangeList.tsx'
import { useVersion } from '../rules/rules.queries.ts'
import { NamedRules } from '../rules/useConditionWords.ts'
import classes from './history.module.css'

/** Differences between two versions, field by field. */
export function Comparison({ before, after }: { before: number; after: number }) {
  const intl = useIntl()
  const one = useVersion(before)
  const other = useVersion(after)
  const named = useMemo(
    () => [other.data, one.data].flatMap((rules) => (rules ? toEdited(rules.draft) : [])),
    [one.data, other.data],
  )
  const [newer, older] = named
  const changes = one.data && other.data && newer && older && changesOf(older, newer)
  const failed = [one, other].filter(({ isError }) => isError)
  if (changes) {
    return changes.length === 0 ? (
      <p className={classes.same}>{intl.formatMessage({ id: 'operator.history.same' })}</p>
    ) : (
      <NamedRules value={named}>
        <ChangeList heading="h4" changes={changes} />
      </NamedRules>
    )
  }
  if (failed.length > 0) {
    return (
      <LoadFailure
        titleId="operator.failed.version"
        error={failed[0]?.error}
        isRetrying={failed.some(({ isFetching }) => isFetching)}
        onRetry={() => failed.forEach((query) => void query.refetch())}
      />
    )
  }
  return <Spinner label={intl.formatMessage({ id: 'app.loading' })} />
}
