/** Samples for `bareNames`, which reports names of people shown outside `<PersonName>`. */
import { describe, expect, it } from 'vitest'
import { bareNames } from './rules/personNames.ts'

describe('names of people', () => {
  const names = (path: string, content: string) => bareNames([{ path, content }])

  it.each([
    ['a.tsx', 'const a = <p>{member.nickname}</p>'],
    ['a.tsx', 'const a = <p>{member?.nickname || member?.account}</p>'],
    ['a.tsx', 'const a = <p>{member && `${member.account}!`}</p>'],
    ['a.tsx', 'const name = member.nickname ?? none\nconst a = <p>{name.toUpperCase()}</p>'],
    ['a.tsx', 'const { nickname: name } = member\nconst a = <p>{name}</p>'],
    ['a.tsx', 'const a = <FormattedMessage id="a.b" values={{ holder, key: 1 }} />'],
    ['a.tsx', 'const a = <p aria-label={customerName} />'],
    ['a.tsx', "const a = intl.formatMessage({ id: 'a.b' }, { name: member.nickname })"],
    ['a.tsx', "const a = [{ id: 'account', value: account }]"],
    ['a.tsx', 'function Payer({ payer }) { return payer.account }'],
    ['a.tsx', 'const Payer = ({ payer }) => payer.account'],
    ['a.ts', "showToast('success', { id: 'a.b', values: { username } })"],
    ['a.ts', "const a = { field: 'account', as: 'text', title: 'a.b' }"],
  ])('bareNames reports a bare name in %s: %s', (path, content) => {
    expect(names(`src/${path}`, content)).toHaveLength(1)
  })

  it.each([
    ['a.tsx', 'const a = <PersonName name={member.nickname} />'],
    ['a.tsx', 'const a = <p className={classes.account}>{account && <b />}</p>'],
    ['a.tsx', 'const a = <M values={{ holder: <PersonName name={holder} /> }} />'],
    ['a.tsx', 'const name = plainName(member.account)\nconst a = <p aria-label={name} />'],
    ['a.tsx', 'const a = <input value={username} />'],
    ['a.ts', 'const body = { username, password }'],
    ['a.ts', "const a = { field: 'account', as: 'name', title: 'a.b' }"],
  ])('bareNames reports nothing in %s: %s', (path, content) => {
    expect(names(`src/${path}`, content)).toEqual([])
  })
})
