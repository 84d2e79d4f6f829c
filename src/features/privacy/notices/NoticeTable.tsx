import { useId } from 'react'
import { FormattedMessage } from 'react-intl'
import { ThemeProvider } from '../../../kit/theme/ThemeProvider.tsx'
import { Switch } from '../../../ui/field/Switch.tsx'
import { Table } from '../../../ui/Table.tsx'
import { comesBy, type Preferences, reasonId, rowsOf } from './choices.ts'
import classes from './notices.module.css'
import { type NoticeSwitch, useNoticeSwitch } from './notices.queries.ts'

/**
 * Table with a switch for each kind of notice on each channel; switches that cannot be changed are
 * disabled.
 */
export function NoticeTable({ preferences }: { preferences: Preferences }) {
  const id = useId()
  const choose = useNoticeSwitch()
  const { channels } = preferences
  return (
    <ThemeProvider>
      <Table className={classes.table} horizontalSpacing={0} withRowBorders={false}>
        <NoticeHead id={id} channels={channels} />
        <Table.Tbody>
          {rowsOf(preferences).map(({ kind, row }) => (
            <Table.Tr key={kind}>
              <Table.Th scope="row" className={classes.kind}>
                <span id={`${id}-${kind}`} className={classes.name}>
                  <FormattedMessage id={`privacy.notices.kinds.${kind}.name`} />
                </span>
                <span className={classes.text}>
                  <FormattedMessage id={`privacy.notices.kinds.${kind}.text`} />
                </span>
              </Table.Th>
              {row.map(({ channel, isOn, isFixed }) => {
                const found = channels.find((one) => one.channel === channel)
                const isReady = found?.standing === 'READY'
                return (
                  <Table.Td key={channel} className={classes.cell}>
                    <Switch
                      checked={comesBy({ isOn }, found)}
                      disabled={isFixed || !isReady}
                      aria-labelledby={`${id}-${kind} ${id}-${channel}`}
                      aria-describedby={isReady ? undefined : reasonId({ channel })}
                      onChange={({ target }) =>
                        choose({
                          // The cast is safe: a switch is fixed and disabled if its kind is not a
                          // kind of `NoticeSwitch`.
                          kind: kind as NoticeSwitch['kind'],
                          channel,
                          isOn: target.checked,
                        })
                      }
                    />
                  </Table.Td>
                )
              })}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </ThemeProvider>
  )
}

function NoticeHead({ id, channels }: { id: string; channels: Preferences['channels'] }) {
  return (
    <Table.Thead>
      <Table.Tr>
        <Table.Th scope="col" className={classes.kindHead}>
          <FormattedMessage id="privacy.notices.kind" />
        </Table.Th>
        {channels.map(({ channel }) => (
          <Table.Th key={channel} scope="col" id={`${id}-${channel}`} className={classes.channel}>
            <FormattedMessage id={`privacy.notices.channels.${channel}`} />
          </Table.Th>
        ))}
      </Table.Tr>
    </Table.Thead>
  )
}
