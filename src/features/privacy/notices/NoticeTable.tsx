import { useId } from 'react'
import { FormattedMessage } from 'react-intl'
import { Switch } from '../../../ui/field/Switch.tsx'
import { comesBy, type Preferences, reasonId, rowsOf } from './choices.ts'
import classes from './notices.module.css'
import { type NoticeSwitch, useNoticeSwitch } from './notices.queries.ts'

/** Table of switches for each kind of notice and each channel; fixed ones are read-only. */
export function NoticeTable({ preferences }: { preferences: Preferences }) {
  const id = useId()
  const choose = useNoticeSwitch()
  const { channels } = preferences
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col" className={classes.kindHead}>
            <FormattedMessage id="privacy.notices.kind" />
          </th>
          {channels.map(({ channel }) => (
            <th key={channel} scope="col" id={`${id}-${channel}`} className={classes.channel}>
              <FormattedMessage id={`privacy.notices.channels.${channel}`} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rowsOf(preferences).map(({ kind, row }) => (
          <tr key={kind}>
            <th scope="row" className={classes.kind}>
              <span id={`${id}-${kind}`} className={classes.name}>
                <FormattedMessage id={`privacy.notices.kinds.${kind}.name`} />
              </span>
              <span className={classes.text}>
                <FormattedMessage id={`privacy.notices.kinds.${kind}.text`} />
              </span>
            </th>
            {row.map(({ channel, isOn, isFixed }) => {
              const found = channels.find((one) => one.channel === channel)
              const isReady = found?.standing === 'READY'
              return (
                <td key={channel} className={classes.cell}>
                  <Switch
                    checked={comesBy({ isOn }, found)}
                    disabled={isFixed || !isReady}
                    aria-labelledby={`${id}-${kind} ${id}-${channel}`}
                    aria-describedby={isReady ? undefined : reasonId({ channel })}
                    onChange={({ target }) =>
                      // The cast is safe: the switches of other kinds are fixed and disabled.
                      choose({ kind: kind as NoticeSwitch['kind'], channel, isOn: target.checked })
                    }
                  />
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
