import { FormattedMessage, useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { closeModal } from '../../../kit/modal/modalStore.ts'
import { CopyButton } from '../../../kit/page/CopyButton.tsx'
import { plainName } from '../../../lib/names/personName.ts'
import { paths } from '../../../paths.ts'
import { AnswerButtons } from '../../../ui/AnswerButtons.tsx'
import { Button } from '../../../ui/Button.tsx'
import { FactList } from '../../../ui/FactList.tsx'
import layoutClasses from '../../../ui/layout.module.css'
import { Notice } from '../../../ui/Notice.tsx'
import { PersonName } from '../../../ui/PersonName.tsx'
import textClasses from '../../../ui/text.module.css'
import classes from './account.module.css'
import type { AccountRequest } from './accountForm.ts'

type Props = { account: AccountRequest; onAnother: () => void }

/** Credentials of the opened account, shown once. */
export function AccountOpened({ account, onAnother }: Props) {
  const intl = useIntl()
  const navigate = useNavigate()
  const { username, password, accountKind } = account
  const path = accountKind === 'AGENT' ? paths.agent() : paths.login()
  const address = new URL(path, window.location.href).href
  const text = intl.formatMessage(
    { id: 'team.account.text' },
    { username: plainName(username), password, address },
  )
  return (
    <div className={layoutClasses.stack16}>
      <Notice tone="good" role="status" title={<FormattedMessage id="team.account.created" />}>
        <p>
          <FormattedMessage id="team.account.createdText" />
        </p>
      </Notice>
      <FactList
        facts={[
          {
            id: 'username',
            term: <FormattedMessage id="registration.fields.username" />,
            value: <PersonName name={username} />,
          },
          {
            id: 'password',
            term: <FormattedMessage id="team.account.password" />,
            value: <Word text={password} />,
          },
          {
            id: 'address',
            term: <FormattedMessage id="team.account.address" />,
            value: <Word text={address} />,
          },
        ]}
      />
      <CopyButton text={text} label={intl.formatMessage({ id: 'team.account.copy' })} look="main" />
      <p className={textClasses.lead}>
        <FormattedMessage id="team.account.next" />
      </p>
      <AnswerButtons>
        <Button onClick={onAnother}>
          <FormattedMessage id="team.account.another" />
        </Button>
        <Button
          // The pressed submit button is removed, so this button takes the focus.
          autoFocus
          onClick={() => void closeModal().then(() => navigate(paths.agentHome('downline')))}
        >
          <FormattedMessage id="team.account.toTeam" />
        </Button>
      </AnswerButtons>
    </div>
  )
}

function Word({ text }: { text: string }) {
  return (
    <bdi dir="ltr" className={classes.word}>
      {text}
    </bdi>
  )
}
