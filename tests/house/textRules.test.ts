/** Tests of the house rules on texts and styles, with samples that break each rule. */
import { describe, expect, it } from 'vitest'
import { productWords } from './rules/kitWords.ts'
import { languageLiterals } from './rules/languageLiterals.ts'
import { literalTexts } from './rules/literalTexts.ts'
import { messageIds, unusedMessages } from './rules/messages.ts'
import { physicalStyle } from './rules/physicalStyle.ts'
import { pointingIcons } from './rules/pointingIcons.ts'

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

describe('unused messages', () => {
  const ids = messageIds({
    home: { title: 'Home', tabs: { hot: 'Hot', cold: 'Cold' } },
    end: 'End',
  })

  it('the ids of messages are their paths in the tree', () => {
    expect(ids).toEqual(['home.title', 'home.tabs.hot', 'home.tabs.cold', 'end'])
  })

  it('unusedMessages reports messages whose id no file contains', () => {
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
    ['a.module.css', '  border-radius: 0 var(--radius) var(--radius) 0;'],
    ['a.module.css', '  background: linear-gradient(to right, red, blue);'],
    ['a.module.css', '  transform-origin: left;'],
    ['a.ts', "if (key === 'ArrowLeft') back()"],
    ['a.ts', 'strip.scrollLeft = item.offsetLeft'],
  ])('physicalStyle reports a physical side in %s: %s', (path, content) => {
    expect(physicalStyle([file(path, content)])).toHaveLength(1)
  })

  it.each([
    ['a.module.css', 'text-align: start;'],
    ['a.module.css', '  padding: 4px 16px 24px 16px;'],
    ['a.tsx', '<Box ms="md" pe={4} />'],
    ['a.tsx', '<Text ta="center" html="left" />'],
    ['a.module.css', '  border-radius: 8px 8px 0 0;'],
    ['a.module.css', '  transform: translateX(8px);\n&:dir(rtl) {'],
    ['a.ts', "const forward = dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight'"],
  ])('physicalStyle reports nothing in %s: %s', (path, content) => {
    expect(physicalStyle([file(path, content)])).toEqual([])
  })
})

describe('icons that point to the left or right', () => {
  it.each([
    '<path d="M8 6l4 4-4 4M12 10H3" />',
    '<path d="m6 3 5 5-5 5" fill="none" />',
    '<path d="M9 10h8M6 7.500 3.500 10 6 12.500" />',
  ])('pointingIcons reports %s outside of a mirrored group', (path) => {
    const icon = (content: string) => [file('a.tsx', `const BackIcon = () => ${content}`)]
    expect(pointingIcons(icon(path))).toHaveLength(1)
    expect(pointingIcons(icon(`<g className="mirrored">${path}</g>`))).toEqual([])
  })

  it.each([
    '<path d="m5 7.500 5 5 5-5" />',
    '<path d="m4 10.500 4 4 8-9" />',
    '<path d="M4 6h11M11.500 2.500 15 6l-3.500 3.500M16 14H5M8.500 10.500 5 14l3.500 3.500" />',
    '<path d="m3.200 6 6.800 5 6.800-5" />',
    '<path d="m73 82 10 14-10 14-10-14Z" />',
  ])('pointingIcons reports nothing for %s', (path) => {
    expect(pointingIcons([file('a.tsx', `const AnIcon = () => ${path}`)])).toEqual([])
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
