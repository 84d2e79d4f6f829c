import { useIntl } from 'react-intl'
import { copyText } from '../../../kit/clipboard/copyText.ts'
import { useAccountKind, useMember } from '../../../session/session.queries.ts'
import { CopyIcon } from '../../../ui/controlIcons.tsx'
import type { OpenMenu } from '../../../ui/MenuButton.tsx'
import { type MenuItem, MenuList } from '../../../ui/MenuList.tsx'
import { PersonName } from '../../../ui/PersonName.tsx'
import { BesideEntry } from '../memberMenu/BesideEntry.tsx'
import { memberMenu } from '../memberMenu/memberMenu.ts'
import { menuIcons } from '../memberMenu/menuIcons.tsx'
import { useMenuChoice } from '../memberMenu/useMenuChoice.ts'
import { useMenuOwner } from '../memberMenu/useMenuOwner.ts'
import classes from './AccountMenu.module.css'

/**
 * Content of the account menu: the signed-in member, the account id to copy (HEAD-07), and the
 * member menu (HEAD-10 to HEAD-18).
 */
export function AccountList({ label, open }: { label: string; open: OpenMenu }) {
  const intl = useIntl()
  const member = useMember().data
  const kind = useAccountKind()
  const choose = useMenuChoice()
  const entries = memberMenu(useMenuOwner())
  const copying: MenuItem[] = member
    ? [
        {
          id: 'copy',
          label: intl.formatMessage({ id: 'account.copyId' }),
          end: <span className={classes.id}>{member.id}</span>,
          icon: <CopyIcon />,
          stays: true,
          onSelect: () => void copyText(member.id),
        },
      ]
    : []
  return (
    <MenuList
      {...open}
      label={label}
      header={
        <div className={classes.identity}>
          <strong>{member && <PersonName name={member.nickname || member.account} />}</strong>
          {member && (
            <span>
              <PersonName name={member.account} />
            </span>
          )}
          {kind && <span>{intl.formatMessage({ id: `account.kind.${kind}` })}</span>}
        </div>
      }
      items={[
        ...copying,
        ...entries.map((entry) => ({
          id: entry.id,
          label: intl.formatMessage({ id: entry.textId }),
          icon: menuIcons[entry.id],
          end: <BesideEntry entry={entry} />,
          href: entry.path,
          onSelect: () => choose(entry),
        })),
      ]}
    />
  )
}
