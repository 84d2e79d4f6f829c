import classes from './dayTrend.module.css'

type Props = { charts?: 1 | 2; hasFigures?: boolean }

/** Skeleton of charts, shown while their figures load. */
export function DayTrendSkeleton({ charts = 1, hasFigures = false }: Props) {
  return (
    <div className={classes.trend}>
      <div className={classes.charts}>
        <span className={classes.chartBlock} />
        {charts === 2 && <span className={classes.chartBlock} />}
      </div>
      {hasFigures && <span className={classes.figuresBlock} />}
    </div>
  )
}

/** Skeleton of one chart with its table. */
export const FiguredTrendSkeleton = () => <DayTrendSkeleton hasFigures />

/** Skeleton of two charts with their table. */
export const PairedTrendSkeleton = () => <DayTrendSkeleton charts={2} hasFigures />
