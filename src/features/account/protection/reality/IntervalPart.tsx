import { useMutation, useQueryClient } from '@tanstack/react-query'
import { FormattedMessage, useIntl } from 'react-intl'
import { write } from '../../../../api/write.ts'
import { QueryPart } from '../../../../kit/query/QueryPart.tsx'
import { useQuery } from '../../../../kit/query/useQuery.ts'
import { showToast } from '../../../../kit/toast/toastStore.ts'
import { Panel } from '../../../../ui/Panel.tsx'
import { Segments } from '../../../../ui/Segments.tsx'
import textClasses from '../../../../ui/text.module.css'
import { durationText } from '../duration.ts'
import { realityCheckQuery } from '../protection.queries.ts'
import classes from './reality.module.css'
import type { RealityCheck } from './reminder.ts'

type Interval = RealityCheck['intervalMinutes']

/** Intervals in minutes; 0 turns the reminder off. */
const intervals: readonly Interval[] = [15, 30, 60, 120, 0]

/** Choice of the interval at which a playing member is reminded of time and money (ACT-20). */
export function IntervalPart() {
  const check = useQuery(realityCheckQuery())
  return (
    <Panel title={<FormattedMessage id="protection.reality.title" />}>
      <p className={textClasses.note}>
        <FormattedMessage id="protection.reality.text" />
      </p>
      <QueryPart query={check} placeholder={<div className={classes.skeleton} />}>
        {({ intervalMinutes }) => <IntervalChoice chosenInterval={intervalMinutes} />}
      </QueryPart>
    </Panel>
  )
}

function IntervalChoice({ chosenInterval }: { chosenInterval: Interval }) {
  const intl = useIntl()
  const client = useQueryClient()
  const change = useMutation({
    mutationFn: (intervalMinutes: Interval) =>
      write('PUT /wps/member/realityCheck', { body: { intervalMinutes } }),
    onSuccess: async ({ intervalMinutes }) => {
      await client.invalidateQueries(realityCheckQuery())
      showToast(
        'success',
        intervalMinutes === 0
          ? { id: 'protection.reality.savedNever' }
          : {
              id: 'protection.reality.saved',
              values: { size: durationText(intl, intervalMinutes) },
            },
      )
    },
  })
  // Optimistic choice, rolled back when the request fails.
  const shown = change.isPending ? change.variables : chosenInterval
  return (
    <div className={classes.intervals}>
      <Segments
        label={intl.formatMessage({ id: 'protection.reality.interval' })}
        options={intervals.map((minutes) => ({
          id: String(minutes),
          label:
            minutes === 0
              ? intl.formatMessage({ id: 'protection.reality.never' })
              : durationText(intl, minutes),
        }))}
        chosenId={String(shown)}
        onChange={(id) => {
          const interval = intervals.find((one) => String(one) === id)
          if (interval !== undefined) change.mutate(interval)
        }}
      />
    </div>
  )
}
