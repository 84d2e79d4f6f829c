/** Tests of the house rules on texts and styles, with samples that break each rule. */
import { describe, expect, it } from 'vitest'
import { productWords } from './rules/kitWords.ts'
import { languageLiterals } from './rules/languageLiterals.ts'
import { literalTexts } from './rules/literalTexts.ts'
import { messageIds, unusedMessages } from './rules/messages.ts'
import { physicalStyle } from './rules/physicalStyle.ts'

const file = (path: string, content = '') => ({ path, content })

describe('words of the product', () => {
  const ids = ['captcha.image', 'registration.fields.email', 'pager.next', 'records.columns.at']
  const words = (path: string, content: string) => productWords([file(path, content)], ids)

  it.each([
    ['src/kit/a.ts', "read('/wps/captcha', {})"],
    ['src/kit/a.ts', 'fetch(`/lgw/${path}`)'],
    ['src/ui/a.tsx', "const path = '/lotto'"],
    ['src/kit/a.tsx', "t({ id: 'captcha.image' })"],
    ['src/kit/a.tsx', 't({ id: `registration.fields.${name}` })'],
    ['src/kit/a.tsx', "t({ id: 'records.columns.at' })"],
    ['src/ui/a.tsx', "t({ id: 'pager.next' })"],
  ])('productWords reports a word of the product in %s: %s', (path, content) => {
    expect(words(path, content)).toHaveLength(1)
  })

  it.each([
    ['src/identity/a.tsx', "read('/wps/captcha', {}); t({ id: 'captcha.image' })"],
    ['src/kit/a.tsx', "t({ id: 'pager.next' })"],
    ['src/kit/a.ts', "// '/wps/captcha'\nimport a from './captcha.image'"],
    ['src/kit/a.ts', 'const name = `app.${part}`'],
  ])('productWords reports nothing in %s: %s', (path, content) => {
    expect(words(path, content)).toEqual([])
  })
})

describe('untranslated texts', () => {
  const texts = (jsx: string) => literalTexts([file('src/a.tsx', `const a = ${jsx}`)])

  it.each([
    '<p aria-label="Close" />',
    "<Input label={'Name'} />",
    '<img alt={`Logo of ${vendor}`} />',
    "<p title={open ? 'Close' : ''} />",
    "<p>{'Hello'}</p>",
    "<p>{user && 'Hello'}</p>",
    "<p>{name ?? ('Nobody')}</p>",
    "<p>{'Hello ' + name}</p>",
    "<p>{ready ? <b /> : 'Wait'}</p>",
  ])('literalTexts reports %s', (jsx) => {
    expect(texts(jsx)).toHaveLength(1)
  })

  it.each([
    '<p className="close" role="dialog" />',
    "<p>{t('home.title')}</p>",
    "<p aria-label={t({ id: 'home.title' })} />",
    '<Notice title="home.failed.title" />',
    "<img alt='' />",
    "<p>{'·'}{' '}{`${a} / ${b}`}</p>",
    "<p>{kind === 'login' && <b />}</p>",
    "<Input type={shown ? 'text' : 'password'} />",
  ])('literalTexts accepts %s', (jsx) => {
    expect(texts(jsx)).toEqual([])
  })
})

describe('messages', () => {
  const ids = messageIds({
    home: { title: 'Home', tabs: { hot: 'Hot', cold: 'Cold' } },
    end: 'End',
  })

  it('the ids of messages are their paths in the tree', () => {
    expect(ids).toEqual(['home.title', 'home.tabs.hot', 'home.tabs.cold', 'end'])
  })

  it('unusedMessages reports messages that no file names', () => {
    const users = [
      file('a.tsx', "t('home.title')"),
      file('b.yaml', 'x: { messageId: home.tabs.hot }'),
    ]
    expect(unusedMessages(ids, users)).toEqual(['home.tabs.cold', 'end'])
  })

  it('a template with a prefix uses all messages of its group', () => {
    expect(unusedMessages(ids, [file('a.tsx', 't(`home.tabs.${tab}`)')])).toEqual([
      'home.title',
      'end',
    ])
  })
})

describe('physical styles', () => {
  it.each([
    ['a.module.css', '  text-align: left;'],
    ['a.module.css', 'float:right;'],
    ['a.tsx', '<Box ml="md" />'],
    ['a.tsx', '<Box pr={4} />'],
    ['a.tsx', '<Text ta="right" />'],
    ['a.module.css', '  padding: 8px 8px 8px 16px;'],
  ])('physicalStyle reports a physical side in %s: %s', (path, content) => {
    expect(physicalStyle([file(path, content)])).toHaveLength(1)
  })

  it.each([
    ['a.module.css', 'text-align: start;'],
    ['a.module.css', '  padding: 4px 16px 24px 16px;'],
    ['a.tsx', '<Box ms="md" pe={4} />'],
    ['a.tsx', '<Text ta="center" html="left" />'],
  ])('physicalStyle reports nothing in %s: %s', (path, content) => {
    expect(physicalStyle([file(path, content)])).toEqual([])
  })
})

describe('texts by language', () => {
  const literals = (content: string, path = 'platform/a.ts') =>
    languageLiterals([file(path, content)])

  it.each(["const a = { pt: 'Olá', en: text }", 'const a = {\n  "en": `Hello ${name}`,\n}'])(
    'languageLiterals reports %j',
    (content) => {
      expect(literals(content)).toHaveLength(1)
      expect(literals(content, 'mocks/chat/a.ts')).toHaveLength(1)
      expect(literals(content, 'platform/content/a.ts')).toHaveLength(1)
      expect(literals(content, 'mocks/content/a.ts')).toEqual([])
    },
  )

  it.each(["const a = { nexttoken: 'next' }", 'const a = { en: text }', "const kept: 'a' = 'a'"])(
    'languageLiterals accepts %j',
    (content) => {
      expect(literals(content)).toEqual([])
    },
  )
})
