/** Kind of an identity document whose number has check digits. */
export type DocumentKind = 'CPF'

type DocumentRule = {
  name: string
  minLength?: number | undefined
  maxLength?: number | undefined
  variants?: readonly unknown[] | undefined
}

/**
 * Adds the kind of document to a rule: in Brazil an `idNumber` of eleven digits is a CPF. Returns
 * the same object if the kind is not known. It is not known for a rule with variants, because a
 * variant can change the length of the number.
 * @param market code of the market, such as `BR`
 */
export const withDocument = <Rule extends DocumentRule>(
  rule: Rule,
  market: string,
): Rule & { document?: DocumentKind | undefined } =>
  market === 'BR' &&
  rule.name === 'idNumber' &&
  rule.minLength === 11 &&
  rule.maxLength === 11 &&
  !rule.variants?.length
    ? { ...rule, document: 'CPF' }
    : rule
