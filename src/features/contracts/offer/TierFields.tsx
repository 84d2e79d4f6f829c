import { useRef } from 'react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import { dividendTermsLimits } from '../../../api/gen/limits.ts'
import { tierFields } from '../../../lib/contracts/contractTerms.ts'
import { Button } from '../../../ui/Button.tsx'
import { TextButton } from '../../../ui/TextButton.tsx'
import classes from '../contracts.module.css'
import { emptyTier, type OfferValues } from './offerForm.ts'
import { TermFields } from './TermFields.tsx'

type Props = { highestRates: readonly string[] | undefined }

/**
 * Fields for the tiers of a dividend, from the lowest requirement to the highest; at least one
 * tier.
 */
export function TierFields({ highestRates }: Props) {
  const { control } = useFormContext<OfferValues>()
  const tiers = useFieldArray({ control, name: 'tiers' })
  const add = useRef<HTMLButtonElement>(null)
  return (
    <>
      {tiers.fields.map((tier, index) => (
        <fieldset key={tier.id} className={classes.tier}>
          <legend>
            <FormattedMessage id="contracts.tier" values={{ number: index + 1 }} />
          </legend>
          <TermFields fields={tierFields} at={`tiers.${index}`} highestRates={highestRates} />
          {tiers.fields.length > 1 && (
            <div className={classes.tierFoot}>
              <TextButton
                onClick={() => {
                  tiers.remove(index)
                  add.current?.focus()
                }}
              >
                <FormattedMessage id="contracts.offer.removeTier" values={{ number: index + 1 }} />
              </TextButton>
            </div>
          )}
        </fieldset>
      ))}
      {tiers.fields.length < dividendTermsLimits.tiers.maxItems && (
        <div>
          <Button ref={add} onClick={() => tiers.append(emptyTier())}>
            <FormattedMessage id="contracts.offer.addTier" />
          </Button>
        </div>
      )}
    </>
  )
}
