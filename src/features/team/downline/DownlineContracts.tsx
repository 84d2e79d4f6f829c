import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { openModal } from '../../../kit/modal/modalStore.ts'
import { mayHaveTeam } from '../../../lib/contracts/mayHaveTeam.ts'
import type { Flag } from '../../../session/flags.ts'
import { useModules } from '../../../session/session.queries.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { PersonName } from '../../../ui/PersonName.tsx'
import { TextButton } from '../../../ui/TextButton.tsx'
import type { DownlineDetail } from '../downlineDetail.ts'
import classes from './downline.module.css'

type Kind = DownlineDetail['contracts'][number]

const kinds = [
  { kind: 'dividend', flag: 'DIVIDEND3', nameId: 'records.earningKinds.dividend' },
  { kind: 'dailyWage', flag: 'DAILYSALARY3', nameId: 'records.earningKinds.dailyWage' },
  { kind: 'hourlyWage', flag: 'HOURLYSALARY3', nameId: 'records.earningKinds.hourlyWage' },
  {
    kind: 'realTimeSalary',
    flag: 'REALTIMESALARY3',
    nameId: 'records.earningKinds.realTimeSalary',
  },
] as const satisfies readonly { kind: Kind; flag: Flag; nameId: string }[]

/** Text that names the subject of an action for screen readers only. */
const about = (words: ReactNode) => <span className="visuallyHidden">{words}</span>

/**
 * Contracts in force between a team member and the upline. A direct downline can be offered a new
 * contract of each kind.
 */
export function DownlineContracts({ detail }: { detail: DownlineDetail }) {
  const modules = useModules()
  const { memberId, account, level, contracts, block } = detail
  const canBeOffered = level === 1 && block === undefined && mayHaveTeam(detail)
  const shown = kinds.filter(
    ({ kind, flag }) => contracts.includes(kind) || (canBeOffered && modules?.has(flag)),
  )
  if (shown.length === 0) return null
  return (
    <section className={classes.section}>
      <h3>
        <FormattedMessage id="team.downline.contracts" />
      </h3>
      <ul className={classes.contracts}>
        {shown.map(({ kind, nameId }) => {
          const isInForce = contracts.includes(kind)
          const values = { kind, name: <PersonName name={account} />, about }
          return (
            <li key={kind} className={classes.contract}>
              <span>
                <FormattedMessage id={nameId} />
              </span>
              {isInForce && (
                <Badge tone="good">
                  <FormattedMessage id="team.downline.inForce" />
                </Badge>
              )}
              {canBeOffered && (
                <TextButton
                  onClick={() =>
                    openModal({ name: 'offerContract', kind, memberId }, { over: true })
                  }
                >
                  {isInForce ? (
                    <FormattedMessage id="team.downline.changeContract" values={values} />
                  ) : (
                    <FormattedMessage id="team.downline.offerContract" values={values} />
                  )}
                </TextButton>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
