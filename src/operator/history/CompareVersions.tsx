import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../ui/Button.tsx'
import { SelectField } from '../../ui/field/SelectField.tsx'
import { Comparison } from './Comparison.tsx'
import classes from './history.module.css'

type Props = { version: number; live: number }

/**
 * Compares two versions that the operator selects. Initially, the open version is compared with the
 * live version. If the open version is the live version, it is compared with its predecessor.
 */
export function CompareVersions({ version, live }: Props) {
  const intl = useIntl()
  const [sides, setSides] = useState(() =>
    version === live
      ? { before: Math.max(version - 1, 1), after: version }
      : { before: version, after: live },
  )
  // Every number from 1 to `live` is a version, since versions are never deleted.
  const options = Array.from({ length: live }, (_, index) => {
    const number = live - index
    const id = number === live ? 'operator.history.versionLive' : 'operator.history.version'
    return { value: String(number), label: intl.formatMessage({ id }, { version: number }) }
  })
  return (
    <div className={classes.compare}>
      <div className={classes.sides}>
        {(['before', 'after'] as const).map((side) => (
          <div key={side} className={classes.side}>
            <SelectField
              label={intl.formatMessage({ id: `operator.history.compare.${side}` })}
              options={options}
              value={String(sides[side])}
              onChange={({ target }) => setSides({ ...sides, [side]: Number(target.value) })}
            />
          </div>
        ))}
        <Button onClick={() => setSides({ before: sides.after, after: sides.before })}>
          {intl.formatMessage({ id: 'operator.history.compare.swap' })}
        </Button>
      </div>
      <h3 className={classes.subtitle}>
        {intl.formatMessage({ id: 'operator.history.compare.title' })}
      </h3>
      <Comparison before={sides.before} after={sides.after} />
    </div>
  )
}
