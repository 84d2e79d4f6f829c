import { useIntl } from 'react-intl'
import { CheckIcon } from '../../ui/controlIcons.tsx'
import classes from './agentPage.module.css'

const points = ['team', 'contracts', 'reports'] as const

/**
 * What an agent gets here. One line stays in Chinese in every language, as the product has it
 * (I18N-03): it is marked as Chinese, and the same is said in the page's own language right below.
 */
export function AgentStory() {
  const intl = useIntl()
  return (
    <>
      <p className={classes.chinese} lang="zh-Hans">
        {intl.formatMessage({ id: 'agentLanding.chinese' })}
      </p>
      <p className={classes.lead}>{intl.formatMessage({ id: 'agentLanding.lead' })}</p>
      <ul className={classes.points}>
        {points.map((point) => (
          <li key={point}>
            <CheckIcon />
            <div>
              <strong>{intl.formatMessage({ id: `agentLanding.points.${point}.title` })}</strong>
              <p>{intl.formatMessage({ id: `agentLanding.points.${point}.text` })}</p>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}
