import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../ui/Button.tsx'
import { radioLook } from '../../ui/field/radioLook.ts'
import { Notice } from '../../ui/Notice.tsx'
import classes from './conflict.module.css'
import {
  compareSettings,
  type SettingDifference,
  type Side,
  settingKey,
  usualSide,
} from './settingsDifferences.ts'
import { type Platform, toDraft } from './settingsDraft.ts'
import { useSettings } from './settingsState.ts'
import { applyMerge, beginSettings } from './settingsStore.ts'
import { useSettingTexts } from './useSettingTexts.ts'

type Props = {
  newerPlatform: Platform
  /**
   * Number of attempts to save since the conflict appeared. Each attempt moves the focus to this
   * notice.
   */
  askedAt: number
}

/**
 * Conflict with settings that another operator saved: for each setting that differs, a choice
 * between the two values.
 */
export function SettingsConflict({ newerPlatform, askedAt }: Props) {
  const intl = useIntl()
  const box = useRef<HTMLDivElement>(null)
  const { original, draft } = useSettings()
  const [chosen, setChosen] = useState<ReadonlyMap<string, Side>>(new Map())
  const [isIncomplete, setIncomplete] = useState(false)
  const differences = compareSettings({
    base: original,
    theirs: toDraft(newerPlatform),
    mine: draft,
  })
  const sideOf = (difference: SettingDifference) =>
    chosen.get(settingKey(difference.setting)) ?? usualSide(difference)
  const undecided = differences.filter((difference) => sideOf(difference) === undefined)

  useEffect(() => {
    // Newer settings, or another attempt to save, move the focus to the notice again.
    if (newerPlatform.version + askedAt > 0) box.current?.focus()
  }, [newerPlatform.version, askedAt])

  const apply = () => {
    const [first] = undecided
    if (first === undefined) {
      const sides = differences.map((each) => [settingKey(each.setting), sideOf(each)] as const)
      return applyMerge(new Map(sides.flatMap(([key, side]) => (side ? [[key, side]] : []))))
    }
    setIncomplete(true)
    document.getElementsByName(settingKey(first.setting))[0]?.focus()
  }
  return (
    <div ref={box} tabIndex={-1} className={classes.conflict}>
      <ConflictNotice onApply={apply} onTakeTheirs={() => beginSettings(newerPlatform)} />
      <div className={classes.differences}>
        {differences.map((difference) => (
          <DifferenceChoice
            key={settingKey(difference.setting)}
            difference={difference}
            side={sideOf(difference)}
            onChoose={(side) =>
              setChosen(new Map(chosen).set(settingKey(difference.setting), side))
            }
          />
        ))}
      </div>
      {isIncomplete && undecided.length > 0 && (
        <p className={classes.undecided} role="alert">
          {intl.formatMessage(
            { id: 'operator.settings.conflict.undecided' },
            { count: undecided.length },
          )}
        </p>
      )}
    </div>
  )
}

type NoticeProps = { onApply: () => void; onTakeTheirs: () => void }

function ConflictNotice({ onApply, onTakeTheirs }: NoticeProps) {
  const intl = useIntl()
  return (
    <Notice
      tone="warning"
      role="alert"
      title={intl.formatMessage({ id: 'operator.settings.conflict.title' })}
      actions={
        <>
          <Button variant="primary" onClick={onApply}>
            {intl.formatMessage({ id: 'operator.settings.conflict.apply' })}
          </Button>
          <Button onClick={onTakeTheirs}>
            {intl.formatMessage({ id: 'operator.settings.conflict.takeTheirs' })}
          </Button>
        </>
      }
    >
      <p>{intl.formatMessage({ id: 'operator.settings.conflict.text' })}</p>
    </Notice>
  )
}

const changedBy = {
  them: 'operator.settings.conflict.byThem',
  me: 'operator.settings.conflict.byMe',
  both: 'operator.settings.conflict.byBoth',
} as const

type ChoiceProps = {
  difference: SettingDifference
  side: Side | undefined
  onChoose: (side: Side) => void
}

function DifferenceChoice({ difference, side, onChoose }: ChoiceProps) {
  const intl = useIntl()
  const { settingName, valueText } = useSettingTexts()
  const { setting } = difference
  const key = settingKey(setting)
  return (
    <fieldset className={classes.difference}>
      <legend className={classes.legend}>
        {settingName(setting)}
        <span className={classes.changedBy}>
          {intl.formatMessage({ id: changedBy[difference.changedBy] })}
        </span>
      </legend>
      {(['theirs', 'mine'] as const).map((each) => (
        <label key={each} className={classes.side}>
          <input
            {...radioLook}
            name={key}
            checked={side === each}
            onChange={() => onChoose(each)}
          />
          <span>
            {intl.formatMessage(
              { id: `operator.settings.conflict.${each}` },
              { value: valueText(setting, difference[each]) },
            )}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
