import { FormattedMessage, useIntl } from 'react-intl'
import type { Value } from '../../../api/operations.ts'
import type { MessageId } from '../../../kit/i18n/messageIds.ts'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { knownMailLink } from '../../../lib/knownLink.ts'
import { statusQuery } from '../../../session/session.queries.ts'
import { type Fact, FactList } from '../../../ui/FactList.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import classes from './about.module.css'

type Company = Value<'GET /wps/company'>
type Market = Value<'GET /wps/system/status'>['market']
type Licence = NonNullable<Market['licence']>

/** Company facts that a white label can set, in display order. */
const companyFacts = [
  ['legalName', 'publications.about.legalName'],
  ['registrationNumber', 'publications.about.registrationNumber'],
  ['address', 'publications.about.address'],
] as const satisfies readonly (readonly [keyof Company, MessageId])[]

type CompanyFactsProps = {
  /**
   * Company data that the page has loaded. If this component loaded the data, it would repeat a
   * failed request on each mount. The page unmounts this component while the data is pending, so
   * the requests would never end.
   */
  company: Company | undefined
}

/**
 * Company facts of the white label, and the market's licence and minimum age. Renders nothing if
 * all of them are unknown.
 */
export function CompanyFacts({ company }: CompanyFactsProps) {
  const market = useQuery(statusQuery()).data?.market
  const facts = [
    ...(company ? factsOfCompany(company) : []),
    ...(market ? factsOfMarket(market) : []),
  ]
  if (facts.length === 0) return null
  return (
    <Panel title={<FormattedMessage id="publications.about.company" />}>
      <FactList facts={facts} />
      {market?.licence && <Seal licence={market.licence} />}
    </Panel>
  )
}

function factsOfCompany(company: Company): Fact[] {
  const said = companyFacts.flatMap(([id, termId]): Fact[] => {
    const value = company[id]
    if (value === undefined) return []
    return [{ id, term: <FormattedMessage id={termId} />, value: <span dir="auto">{value}</span> }]
  })
  const mail = knownMailLink(`mailto:${company.email ?? ''}`)
  if (mail === undefined) return said
  const term = <FormattedMessage id="publications.about.email" />
  return [...said, { id: 'email', term, value: <a href={mail}>{company.email}</a> }]
}

function factsOfMarket({ licence, minimumAge }: Market): Fact[] {
  const age: Fact = {
    id: 'age',
    term: <FormattedMessage id="publications.about.age" />,
    value: <FormattedMessage id="publications.about.ageFrom" values={{ age: minimumAge }} />,
  }
  if (licence === undefined) return [age]
  const { authority, number } = licence
  const term = <FormattedMessage id="support.footer.licence" />
  const value = <FormattedMessage id="support.footer.licensed" values={{ authority, number }} />
  return [{ id: 'licence', term, value }, age]
}

function Seal({ licence: { authority, imageUrl } }: { licence: Licence }) {
  const intl = useIntl()
  if (imageUrl === '') return null
  return (
    <img
      className={classes.seal}
      src={imageUrl}
      alt={intl.formatMessage({ id: 'support.footer.seal' }, { authority })}
      width="72"
      height="72"
    />
  )
}
