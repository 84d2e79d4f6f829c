import { useIntl } from 'react-intl'
import { Balance } from '../../../features/wallet/Balance.tsx'
import { CashierLink } from '../../../features/wallet/CashierLink.tsx'
import { copyText } from '../../../kit/clipboard/copyText.ts'
import { useIcon } from '../../../session/icon.queries.ts'
import { useAccountKind, useMember } from '../../../session/session.queries.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { CopyIcon } from '../../../ui/controlIcons.tsx'
import { PersonName } from '../../../ui/PersonName.tsx'
import barClasses from '../../../ui/TopBar.module.css'
import { BesideEntry } from '../memberMenu/BesideEntry.tsx'
import { memberMenu } from '../memberMenu/memberMenu.ts'
import { menuIcons } from '../memberMenu/menuIcons.tsx'
import { useMenuChoice } from '../memberMenu/useMenuChoice.ts'
import { useMenuOwner } from '../memberMenu/useMenuOwner.ts'
import { DrawerLink } from './DrawerLink.tsx'
import classes from './NavigationDrawer.module.css'

/**
 * Part of the drawer with the signed-in member, the balance and the member menu. On a large screen,
 * the header contains them.
 */
export function DrawerAccount() {
  return (
    <>
      <Identity />
      <Balance place="drawer" />
      <div className={classes.buttons}>
        <CashierLink way="deposit" />
        <CashierLink way="withdraw" />
      </div>
      <MemberMenu />
    </>
  )
}

function Identity() {
  const intl = useIntl()
  const member = useMember().data
  const kind = useAccountKind()
  const icon = useIcon()
  return (
    <div className={classes.identity}>
      <Avatar icon={icon} size={48} />
      <div className={classes.names}>
        <strong>{member && <PersonName name={member.nickname || member.account} />}</strong>
        <span>{kind && intl.formatMessage({ id: `account.kind.${kind}` })}</span>
      </div>
      {member && (
        <button
          type="button"
          className={barClasses.tool}
          aria-label={intl.formatMessage({ id: 'account.copyId' })}
          onClick={() => void copyText(member.id)}
        >
          <CopyIcon />
        </button>
      )}
    </div>
  )
}

function MemberMenu() {
  const intl = useIntl()
  const choose = useMenuChoice()
  const entries = memberMenu(useMenuOwner())
  return (
    <nav className={classes.section} aria-labelledby="drawer-account">
      <h3 id="drawer-account" className={classes.heading}>
        {intl.formatMessage({ id: 'drawer.account' })}
      </h3>
      <ul>
        {entries.map((entry) => {
          const content = (
            <>
              {intl.formatMessage({ id: entry.textId })}
              <span className={classes.beside}>
                <BesideEntry entry={entry} />
              </span>
            </>
          )
          return (
            <li key={entry.id}>
              {entry.path === undefined ? (
                <button type="button" className={classes.entry} onClick={() => choose(entry)}>
                  {menuIcons[entry.id]}
                  {content}
                </button>
              ) : (
                <DrawerLink path={entry.path} icon={menuIcons[entry.id]}>
                  {content}
                </DrawerLink>
              )}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
