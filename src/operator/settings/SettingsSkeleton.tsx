import { useIntl } from 'react-intl'
import classes from './settings.module.css'
import skeleton from './settingsSkeleton.module.css'

export function SettingsSkeleton() {
  const intl = useIntl()
  return (
    <div
      role="status"
      aria-label={intl.formatMessage({ id: 'operator.settings.loading' })}
      className={classes.settings}
    >
      <span className={skeleton.title} />
      <div className={classes.columns}>
        <div className={classes.column}>
          <span className={skeleton.panel} data-size="medium" />
          <span className={skeleton.panel} data-size="medium" />
        </div>
        <span className={skeleton.panel} data-size="large" />
      </div>
    </div>
  )
}
