import { describe, expect, it } from 'vitest'
import { tellMessage } from './message.ts'
import type { Repository } from './repository.ts'

describe('report on a message', () => {
  const withTexts: Repository = new Map([
    [
      'src/paths.ts',
      "export const paths = {\n  cashOut: (q) => withQuery('/member/withdraw', q),\n}",
    ],
    [
      'src/pages/pages.ts',
      "  {\n    id: 'withdraw',\n    paths: [paths.cashOut()],\n    Screen: import('./WithdrawPage.tsx'),\n  },",
    ],
    ['src/pages/WithdrawPage.tsx', "import { useSend } from '../features/wallet/useSend.ts'"],
    [
      'locales/en.json',
      '{\n  "home": { "title": "Home" },\n  "withdraw": {\n    "amount": { "label": "Amount" },\n    "send": "Send"\n  }\n}',
    ],
    ['locales/server.en.json', '{}'],
    ['locales/pt.json', '{\n  "withdraw": { "amount": { "label": "Valor" } }\n}'],
    [
      'src/features/wallet/useSend.ts',
      "say('withdraw.amount.label')\nsay(`withdraw.$" + '{state}`)',
    ],
    ['src/app/shell/Shell.tsx', "say('home.title')"],
  ])

  it('the report on a message lists its texts, its files and the screens that show it', () => {
    expect(tellMessage(withTexts, 'withdraw.amount.label')).toEqual([
      'text withdraw.amount.label',
      '  en        locales/en.json:4  Amount',
      '  pt        locales/pt.json:2  Valor',
      '  files     src/features/wallet/useSend.ts',
      '  screens   page withdraw  /member/withdraw',
      '',
    ])
  })

  it('a message is found in a file that builds its id from a prefix', () => {
    expect(tellMessage(withTexts, 'withdraw.send')).toContain(
      '  files     src/features/wallet/useSend.ts',
    )
  })

  it('a message of the shell is reported for every page, and a group of messages has no report', () => {
    expect(tellMessage(withTexts, 'home.title')).toContain('  screens   frame of every page')
    expect(tellMessage(withTexts, 'withdraw')).toEqual([])
  })
})
