import { useForm, useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { formatNumber } from '../../../kit/format/numbers.ts'
import { useLanguage } from '../../../kit/i18n/I18nProvider.tsx'
import { RequestNotice } from '../../../money/moneyRequest/RequestNotice.tsx'
import type { MoneyRequest } from '../../../money/moneyRequest/useMoneyRequest.ts'
import { MarketMoney } from '../../../session/MarketMoney.tsx'
import { Button } from '../../../ui/Button.tsx'
import { FactList } from '../../../ui/FactList.tsx'
import { TextField } from '../../../ui/field/TextField.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import textClasses from '../../../ui/text.module.css'
import { PointCount } from '../PointCount.tsx'
import { moneyOfPoints } from '../pointMoney.ts'
import type { PointConfig } from '../points.queries.ts'
import { checkPoints, mostPoints, type PointLimits } from './checkPoints.ts'
import classes from './convert.module.css'

type Props = {
  config: PointConfig
  available: number
  /** Points entered before the review; undefined unless the member has returned from the review. */
  points: number | undefined
  request: MoneyRequest
  onReview: (points: number) => void
}

/** Form for the number of points to convert, with their value in money while the member types. */
export function ConvertDetails({ config, available, points, request, onReview }: Props) {
  const intl = useIntl()
  const language = useLanguage()
  const { minimumConversion: minimum, conversionStep: step, ratios } = config
  const limits = { minimum, step, available }
  const errorOf = usePointsError(limits)
  const { register, handleSubmit, formState, setValue, control } = useForm({
    mode: 'onTouched',
    defaultValues: { points: points === undefined ? '' : String(points) },
  })
  const typed = checkPoints(useWatch({ control, name: 'points' }), limits, language).points
  const figures = { minimum: formatNumber(minimum, language), step: formatNumber(step, language) }
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={(event) =>
        void handleSubmit((values) => {
          const checked = checkPoints(values.points, limits, language)
          if (checked.points !== undefined) onReview(checked.points)
        })(event)
      }
    >
      <p className={textClasses.lead}>
        <FormattedMessage id="points.convert.lead" />
      </p>
      <RequestNotice request={request} />
      <FactList
        shape="columns"
        facts={[
          {
            id: 'available',
            term: <FormattedMessage id="points.own" />,
            value: <PointCount points={available} />,
          },
          {
            id: 'ratio',
            term: <PointCount points={100} />,
            value: <MarketMoney amount={moneyOfPoints(100, ratios.redeem)} />,
          },
        ]}
      />
      {available < minimum ? (
        <Notice role="status">
          <p>{intl.formatMessage({ id: 'points.convert.tooFew' }, figures)}</p>
        </Notice>
      ) : (
        <>
          <TextField
            {...register('points', { validate: errorOf })}
            label={intl.formatMessage({ id: 'points.convert.points' })}
            hint={intl.formatMessage({ id: 'points.convert.limits' }, figures)}
            error={formState.errors.points?.message}
            inputMode="numeric"
            autoComplete="off"
            enterKeyHint="next"
            maxLength={40}
            required
            data-autofocus
            trailingElement={
              <Button
                onClick={() =>
                  setValue('points', String(mostPoints(limits)), {
                    shouldValidate: true,
                    shouldTouch: true,
                  })
                }
              >
                <FormattedMessage id="points.convert.all" />
              </Button>
            }
          />
          <output className={classes.result} aria-live="polite">
            <span>
              <FormattedMessage id="points.convert.receive" />
            </span>
            <strong>
              {typed === undefined ? (
                <FormattedMessage id="withdrawals.nothingYet" />
              ) : (
                <MarketMoney amount={moneyOfPoints(typed, ratios.redeem)} />
              )}
            </strong>
          </output>
          <Button type="submit" variant="primary" size="large">
            <FormattedMessage id="transfers.review" />
          </Button>
        </>
      )}
    </form>
  )
}

/** Returns a function that checks typed points and returns the error text, or undefined. */
function usePointsError(limits: PointLimits): (text: string) => string | undefined {
  const intl = useIntl()
  const language = useLanguage()
  return (text) => {
    const { problem } = checkPoints(text, limits, language)
    if (problem === undefined) return undefined
    return intl.formatMessage(
      { id: `points.convert.errors.${problem}` },
      {
        minimum: formatNumber(limits.minimum, language),
        step: formatNumber(limits.step, language),
        most: formatNumber(mostPoints(limits), language),
        example: formatNumber(1_500, language),
      },
    )
  }
}
