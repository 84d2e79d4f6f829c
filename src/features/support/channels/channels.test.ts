import { describe, expect, it } from 'vitest'
import { appDownloads } from '../download/apps.ts'
import { officialChannels, socialChannels } from './channels.ts'

const hosts = { mainDomain: 'portico.example', domainRoute: [] }
const resources = [
  { resourceType: 'TELEGRAM', url: 'https://t.me/portico_example' },
  { resourceType: 'Android', url: 'https://download.portico.example/portico.apk' },
  { resourceType: 'Android', url: 'https://download.portico.example/older.apk' },
  { resourceType: 'MOBILECONFIG', url: 'https://download.portico.example/a.mobileconfig' },
  { resourceType: 'NEWS', url: 'https://evil.example/' },
]

describe('channels and app downloads of the status', () => {
  it('unsafe links are removed from app downloads and official channels', () => {
    expect(appDownloads({ ...hosts, resources })).toEqual([
      { kind: 'ios', url: 'https://download.portico.example/a.mobileconfig' },
      { kind: 'android', url: 'https://download.portico.example/portico.apk' },
    ])
    expect(officialChannels({ ...hosts, resources })).toEqual([
      { code: 'TELEGRAM', name: 'Telegram', url: 'https://t.me/portico_example' },
    ])
  })

  it('an app link to an unknown host is dropped, whatever its resource type', () => {
    const evil = [{ resourceType: 'android', url: 'https://evil.example/portico.apk' }]
    expect(appDownloads({ ...hosts, resources: evil })).toEqual([])
    expect(officialChannels({ ...hosts, resources: evil })).toEqual([])
  })

  it("social channels include the brand's pages and its e-mail address", () => {
    const homeResources = {
      INSTAGRAM: { labelNameEn: 'Instagram', url: 'https://www.instagram.com/portico_example' },
      EMAIL: { labelNameEn: 'E-mail', url: 'mailto:contato@portico.example' },
      BAD: { labelNameEn: 'Bad', url: 'javascript:alert(1)' },
    }
    expect(
      socialChannels({ ...hosts, resources: [], homeResources }).map(({ name }) => name),
    ).toEqual(['Instagram', 'E-mail'])
    expect(socialChannels({ ...hosts, resources: [] })).toEqual([])
  })
})
