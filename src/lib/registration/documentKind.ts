/** Kind of a document's number that has check digits. */
export type DocumentKind = 'CPF'

type DocumentRule = {
  name: string
  minLength?: number | undefined
  maxLength?: number | undefined
  variants?: readonly unknown[] | undefined
}

/**
 * Rule with the kind of document that it asks for: in Brazil eleven digits of `idNumber` are a CPF.
 * The same object for a document without a known form, and for one whose lengths depend on other
 * answers.
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
