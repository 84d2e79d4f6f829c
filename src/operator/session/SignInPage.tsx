import { useIntl } from 'react-intl'
import { BrandMark } from '../../ui/Brand.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useOperatorSession } from './operatorSession.ts'
import { SignInForm } from './SignInForm.tsx'
import classes from './signIn.module.css'

/** Page for visitors who are not signed in. */
export function SignInPage() {
  const intl = useIntl()
  const hasEnded = useOperatorSession((state) => state.hasEnded)
  return (
    <main className={classes.page}>
      <div className={classes.card}>
        <BrandMark size={40} />
        <h1 className={classes.title}>{intl.formatMessage({ id: 'operator.title' })}</h1>
        <p className={classes.lead}>{intl.formatMessage({ id: 'operator.signIn.lead' })}</p>
        {hasEnded && (
          <Notice role="status">
            <p>{intl.formatMessage({ id: 'operator.signIn.ended' })}</p>
          </Notice>
        )}
        <SignInForm />
      </div>
    </main>
  )
}
