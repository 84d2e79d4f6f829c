import { FormattedMessage } from 'react-intl'
import { closeModal } from '../../kit/modal/modalStore.ts'
import { AnswerButtons } from '../../ui/AnswerButtons.tsx'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import classes from './contracts.module.css'

/** It was answered, withdrawn or ended while the dialog was opened, or in another tab. */
export const NotOpen = () => (
  <div className={classes.dialog}>
    <Notice role="status">
      <p>
        <FormattedMessage id="contracts.notOpen" />
      </p>
    </Notice>
    <AnswerButtons>
      <Button data-autofocus onClick={() => void closeModal()}>
        <FormattedMessage id="app.ok" />
      </Button>
    </AnswerButtons>
  </div>
)
