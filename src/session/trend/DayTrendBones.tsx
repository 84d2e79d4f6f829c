import classes from './dayTrend.module.css'

type Props = { charts?: 1 | 2; hasFigures?: boolean }

/** The shape of charts while their figures are on the way. */
export function DayTrendBones({ charts = 1, hasFigures = false }: Props) {
  return (
    <div className={classes.trend}>
      <div className={classes.charts}>
        <span className={classes.chartBone} />
        {charts === 2 && <span className={classes.chartBone} />}
      </div>
      {hasFigures && <span className={classes.figuresBone} />}
    </div>
  )
}

/** Of one chart with its figures. */
export const FiguredTrendBones = () => <DayTrendBones hasFigures />

/** Of two charts with their figures. */
export const PairedTrendBones = () => <DayTrendBones charts={2} hasFigures />
