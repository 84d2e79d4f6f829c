import { FormattedMessage, useIntl } from 'react-intl'
import { openModal } from '../../../../kit/modal/modalStore.ts'
import { Button } from '../../../../ui/Button.tsx'
import layoutClasses from '../../../../ui/layout.module.css'
import { ProgressBar } from '../../../../ui/ProgressBar.tsx'
import textClasses from '../../../../ui/text.module.css'
import classes from './limits.module.css'
import { PendingChange } from './PendingChange.tsx'
import { isUsedUp, type PlayerLimit, sizeOf, usedSize } from './playerLimit.ts'
import { useLimitWords } from './useLimitWords.ts'

/** Row of one limit: its usage, its pending change, and the button that changes it. */
export function LimitRow({ limit }: { limit: PlayerLimit }) {
  const intl = useIntl()
  const words = useLimitWords()
  const { limitId, kind, period, resetsAt } = limit
  const size = sizeOf(limit)
  const name = words.name(limitId)
  const used = words.size(kind, usedSize(limit))
  return (
    <li className={classes.row}>
      <div className={layoutClasses.line}>
        <div>
          <h4 className={textClasses.label}>
            <FormattedMessage id={`protection.limits.periods.${period}`} />
          </h4>
          <p className={classes.figures}>
            {size === null ? (
              <FormattedMessage id="protection.limits.usedWithout" values={{ used }} />
            ) : (
              <FormattedMessage
                id="protection.limits.usedOf"
                values={{ used: <strong>{used}</strong>, limit: words.size(kind, size) }}
              />
            )}
          </p>
        </div>
        <Button
          aria-label={intl.formatMessage(
            { id: size === null ? 'protection.limits.setNamed' : 'protection.limits.changeNamed' },
            { name },
          )}
          onClick={() => openModal({ name: 'playerLimit', limitId })}
        >
          <FormattedMessage
            id={size === null ? 'protection.limits.set' : 'protection.limits.change'}
          />
        </Button>
      </div>
      {size !== null && (
        <>
          <div className={classes.bar} data-used-up={isUsedUp(limit) || undefined}>
            <ProgressBar
              label={intl.formatMessage({ id: 'protection.limits.progress' }, { name })}
              // A limit of zero counts as used up.
              max={Math.max(size, 1)}
              value={size === 0 ? 1 : Math.min(usedSize(limit), size)}
            />
          </div>
          <p className={classes.reset} data-used-up={isUsedUp(limit) || undefined}>
            <FormattedMessage
              id={isUsedUp(limit) ? 'protection.limits.usedUp' : 'protection.limits.resets'}
              values={{ moment: words.moment(resetsAt) }}
            />
          </p>
        </>
      )}
      {limit.pending && <PendingChange limit={limit} pending={limit.pending} />}
    </li>
  )
}
