import { FormattedMessage } from 'react-intl'
import textClasses from '../../../../ui/text.module.css'
import classes from './help.module.css'
import { OutsideLink } from './OutsideLink.tsx'
import { useMarketHelp } from './useMarketHelp.ts'

/** Help organisations of the portal's market, with their contact details. */
export const OrganisationList = () => (
  <ul className={classes.list}>
    {useMarketHelp().organisations.map(({ id, name, url, phone }) => (
      <li key={id} className={classes.organisation}>
        <OutsideLink url={url} name={name}>
          {name}
        </OutsideLink>
        <p className={textClasses.note}>
          <FormattedMessage id={`protection.help.organisations.${id}`} />
        </p>
        {phone !== undefined && (
          <a href={`tel:${phone}`} className={classes.link}>
            <FormattedMessage id="protection.help.phone" values={{ number: phone }} />
          </a>
        )}
      </li>
    ))}
  </ul>
)
