import { useDeferredValue, useId, useState } from 'react'
import { useIntl } from 'react-intl'
import { formatCount } from '../../../../kit/format/numbers.ts'
import { useLanguage } from '../../../../kit/i18n/I18nProvider.tsx'
import { foldText } from '../../../../lib/search/foldText.ts'
import { ChevronDownIcon } from '../../../../ui/controlIcons.tsx'
import { SearchInput } from '../../../../ui/field/SearchInput.tsx'
import { choiceName } from './choiceName.ts'
import type { VendorChoice } from './facets.ts'
import classes from './VendorPicker.module.css'

type Props = {
  /** Undefined while the vendors load. Meanwhile the button is disabled but takes its space. */
  vendors: readonly VendorChoice[] | undefined
  chosenCodes: readonly string[]
  onToggle: (code: string) => void
}

/**
 * Up to this number of vendors, the panel has no search field, because all vendors are visible at
 * once.
 */
const fewVendors = 12

/**
 * Selection of one or several vendors (LOB-13): a button that opens a panel with the vendors and
 * the number of games of each.
 */
export function VendorPicker({ vendors, chosenCodes, onToggle }: Props) {
  const intl = useIntl()
  const language = useLanguage()
  const panelId = useId()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className={classes.picker}>
      <button
        type="button"
        className={classes.button}
        aria-expanded={isOpen}
        aria-controls={panelId}
        disabled={!vendors}
        onClick={() => setIsOpen(!isOpen)}
      >
        {intl.formatMessage({ id: 'games.filters.vendors' })}
        {chosenCodes.length > 0 && (
          <span className={classes.count}>{formatCount(chosenCodes.length, language)}</span>
        )}
        <ChevronDownIcon />
      </button>
      <div id={panelId} className={classes.panel} hidden={!isOpen}>
        {isOpen && vendors && (
          <Vendors vendors={vendors} chosenCodes={chosenCodes} onToggle={onToggle} />
        )}
      </div>
    </div>
  )
}

type VendorsProps = Props & { vendors: readonly VendorChoice[] }

function Vendors({ vendors, chosenCodes, onToggle }: VendorsProps) {
  const intl = useIntl()
  const language = useLanguage()
  const [text, setText] = useState('')
  const part = foldText(useDeferredValue(text))
  const shown = vendors.filter(({ name }) => foldText(name).includes(part))
  return (
    <>
      {vendors.length > fewVendors && (
        <SearchInput
          label={intl.formatMessage({ id: 'games.filters.findVendor' })}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      )}
      <fieldset className={classes.vendors}>
        <legend className="visuallyHidden">
          {intl.formatMessage({ id: 'games.filters.vendors' })}
        </legend>
        {shown.map(({ code, name, games }) => (
          <label key={code} className={classes.vendor}>
            <input
              type="checkbox"
              className={classes.box}
              checked={chosenCodes.includes(code)}
              aria-label={choiceName(intl, language, { name, games })}
              onChange={() => onToggle(code)}
            />
            <span className={classes.name} dir="auto">
              {name}
            </span>
            {games !== undefined && (
              <span className={classes.games} data-none={games === 0 || undefined}>
                {formatCount(games, language)}
              </span>
            )}
          </label>
        ))}
      </fieldset>
      {shown.length === 0 && (
        <p className={classes.none}>{intl.formatMessage({ id: 'games.filters.noVendor' })}</p>
      )}
    </>
  )
}
