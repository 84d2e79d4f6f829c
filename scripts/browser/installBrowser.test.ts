import { describe, expect, it } from 'vitest'
import { waysToInstall } from './installBrowser.ts'

describe('without a browser', () => {
  const commands = (isRoot: boolean, platform: NodeJS.Platform) =>
    waysToInstall(isRoot, platform).map(({ command, args }) => `${command} ${args.join(' ')}`)

  it('the one of Playwright is downloaded', () => {
    expect(commands(false, 'linux')).toEqual([expect.stringMatching(/cli\.js install chromium$/)])
  })

  it('root on Linux falls back on the packages of the system', () => {
    const ways = commands(true, 'linux')
    expect(ways[0]).toMatch(/cli\.js install chromium$/)
    expect(ways.at(-1)).toMatch(/^apt-get install .* chromium$/)
  })

  it('root elsewhere has no apt-get', () => {
    expect(commands(true, 'darwin')).toHaveLength(1)
  })
})
