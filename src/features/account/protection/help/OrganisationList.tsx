import { FormattedMessage } from 'react-intl'
import classes from './help.module.css'
import { OutsideLink } from './OutsideLink.tsx'
import { useMarketHelp } from './useMarketHelp.ts'

/** Who listens and helps where the portal runs, and how they are reached. */
export const OrganisationList = () => (
  <ul className={classes.list}>
    {useMarketHelp().organisations.map(({ id, name, url, phone }) => (
      <li key={id} className={classes.organisation}>
        <OutsideLink url={url} name={name}>
          {name}
        </OutsideLink>
        <p className={classes.note}>
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
