import { FormattedMessage } from 'react-intl'
import { Link } from '../../kit/page/Link.tsx'
import { QueryPart } from '../../kit/query/QueryPart.tsx'
import { Skeleton } from '../../kit/query/Skeleton.tsx'
import { paths } from '../../paths.ts'
import { useModules } from '../../session/session.queries.ts'
import { buttonLook } from '../../ui/Button.tsx'
import { Panel } from '../../ui/Panel.tsx'
import classes from './rewards.module.css'
import { VipProgress } from './vip/VipProgress.tsx'
import { useVip } from './vip/vip.queries.ts'

/**
 * Summary of the VIP level with a link to the VIP club (MEM-27); renders nothing without a VIP
 * club.
 */
export function VipPanel() {
  const modules = useModules()
  const vip = useVip({ enabled: modules?.has('VIP3') === true })
  if (modules && !modules.has('VIP3')) return null
  return (
    <Panel
      title={<FormattedMessage id="rewards.vip.title" />}
      aside={
        <Link to={paths.member('vip')} {...buttonLook('secondary')}>
          <FormattedMessage id="rewards.vip.open" />
        </Link>
      }
    >
      <QueryPart query={vip} placeholder={<Skeleton count={1} />}>
        {(value) => (
          <div className={classes.standing}>
            <p className={classes.level}>{value.level.name}</p>
            <div className={classes.way}>
              <VipProgress vip={value} />
            </div>
          </div>
        )}
      </QueryPart>
    </Panel>
  )
}
