import { useId, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { vendorsOfPage } from '../../../features/games/vendors/vendorCards.ts'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { useColorScheme } from '../../../kit/theme/themeStore.ts'
import { TextButton } from '../../../ui/TextButton.tsx'
import { vendorLogos } from './footerContent.ts'
import classes from './VendorLogos.module.css'

/**
 * Number of logos that fit on one line of the widest footer. The closed list contains no others,
 * since a browser would load their pictures, too.
 */
const mostOnOneLine = 10

/** Logos of the game vendors, as one line that expands (SIDE-20). */
export function VendorLogos() {
  const titleId = useId()
  const [isOpen, setOpen] = useState(false)
  const logos = vendorLogos(useQuery(vendorsOfPage()).data?.lanes ?? [])
  const isDark = useColorScheme() === 'dark'
  return (
    <section className={classes.section}>
      <h2 id={titleId} className="visuallyHidden">
        <FormattedMessage id="support.footer.vendors" />
      </h2>
      <ul aria-labelledby={titleId} className={classes.vendors} data-open={isOpen}>
        {(isOpen ? logos : logos.slice(0, mostOnOneLine)).map(
          ({ vassalage, name, logo, logoDark }) => (
            <li key={vassalage}>
              <img
                className={classes.vendor}
                src={isDark ? logoDark : logo}
                alt={name}
                title={name}
                width="120"
                height="24"
                loading="lazy"
              />
            </li>
          ),
        )}
      </ul>
      {logos.length > 0 && (
        <TextButton isExpanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <FormattedMessage
            id={isOpen ? 'support.footer.fewerVendors' : 'support.footer.allVendors'}
            values={{ count: logos.length }}
          />
        </TextButton>
      )}
    </section>
  )
}
