import { FormattedMessage, useIntl } from 'react-intl'
import { openModal } from '../../../../kit/modal/modalStore.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Panel } from '../../../../ui/Panel.tsx'
import textClasses from '../../../../ui/text.module.css'
import { OutsideLink } from '../help/OutsideLink.tsx'
import { useMarketHelp } from '../help/useMarketHelp.ts'
import classes from './breaks.module.css'

/** Links to the time-out, the self-exclusion and the government's exclusion platform (ACT-19). */
export function BreaksPart() {
  const intl = useIntl()
  const { centralExclusionUrl } = useMarketHelp()
  return (
    <Panel title={<FormattedMessage id="protection.breaks.title" />}>
      <div className={classes.ways}>
        <div className={classes.way}>
          <h3 className={textClasses.label}>
            <FormattedMessage id="protection.breaks.timeOut" />
          </h3>
          <p className={textClasses.note}>
            <FormattedMessage id="protection.breaks.timeOutText" />
          </p>
          <Button onClick={() => openModal({ name: 'playBreak', kind: 'TIME_OUT' })}>
            <FormattedMessage id="protection.breaks.timeOutAction" />
          </Button>
        </div>
        <div className={classes.way}>
          <h3 className={textClasses.label}>
            <FormattedMessage id="protection.breaks.exclusion" />
          </h3>
          <p className={textClasses.note}>
            <FormattedMessage id="protection.breaks.exclusionText" />
          </p>
          <Button onClick={() => openModal({ name: 'playBreak', kind: 'SELF_EXCLUSION' })}>
            <FormattedMessage id="protection.breaks.exclusionAction" />
          </Button>
        </div>
      </div>
      {centralExclusionUrl !== undefined && (
        <div className={classes.central}>
          <p className={textClasses.note}>
            <FormattedMessage id="protection.breaks.central" />
          </p>
          <OutsideLink
            url={centralExclusionUrl}
            name={intl.formatMessage({ id: 'protection.breaks.centralLink' })}
          >
            <FormattedMessage id="protection.breaks.centralLink" />
          </OutsideLink>
        </div>
      )}
    </Panel>
  )
}
