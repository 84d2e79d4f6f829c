import { useIntl } from 'react-intl'
import { formatInstant } from '../../../kit/format/dates.ts'
import { useLanguage } from '../../../kit/i18n/I18nProvider.tsx'
import { radioLook } from '../../../ui/field/radioLook.ts'
import { MomentField } from '../../moment/MomentField.tsx'
import { readPublishTime, type TimeProblem, timeZoneWords } from './publishTime.ts'
import classes from './review.module.css'

export type WhenValue = { isLater: boolean; time: string }

type Props = {
  value: WhenValue
  problem: TimeProblem | undefined
  onChange: (value: WhenValue) => void
}

/** Choice between publishing now and at a time in the operator's time zone. */
export function WhenChoice({ value, problem, onChange }: Props) {
  const intl = useIntl()
  const language = useLanguage()
  const read = readPublishTime(value.time, Date.now())
  const zone = timeZoneWords(language.locale, new Date(value.time || Date.now()))
  const hint =
    'publishAt' in read
      ? intl.formatMessage(
          { id: 'operator.when.at' },
          { moment: formatInstant(read.publishAt, 'minute', language), zone },
        )
      : intl.formatMessage({ id: 'operator.when.zone' }, { zone })
  return (
    <fieldset className={classes.when}>
      <legend className={classes.legend}>
        {intl.formatMessage({ id: 'operator.when.title' })}
      </legend>
      {([false, true] as const).map((isLater) => (
        <label key={String(isLater)} className={classes.choice}>
          <input
            {...radioLook}
            name="when"
            checked={value.isLater === isLater}
            onChange={() => onChange({ ...value, isLater })}
          />
          {intl.formatMessage({ id: isLater ? 'operator.when.later' : 'operator.when.now' })}
        </label>
      ))}
      {value.isLater && (
        <div className={classes.time}>
          <MomentField
            id="publishAt"
            label={intl.formatMessage({ id: 'operator.when.time' })}
            hint={hint}
            error={problem && intl.formatMessage({ id: `operator.when.problems.${problem}` })}
            value={value.time}
            onChange={(time) => onChange({ ...value, time })}
          />
        </div>
      )}
    </fieldset>
  )
}
