import type { Platform, PlatformSettings } from './settingsDraft.ts'

/** Settings of an open platform in Brazil, in the format of the server. */
export function aPlatform(changes: Partial<PlatformSettings> = {}, version = 12): Platform {
  const market = { code: 'BR', currency: 'BRL', currencySymbol: 'R$', riskNotice: true } as const
  const brazil = { ...market, minimumAge: 18 }
  return {
    version,
    isOurs: true,
    markets: [
      brazil,
      { code: 'EE', currency: 'EUR', currencySymbol: '€', minimumAge: 21, riskNotice: true },
    ],
    settings: {
      status: 'normal',
      announcements: true,
      market: brazil,
      whitelabel: [
        {
          modId: 'MEMBER3',
          enabled: true,
          childrenNodes: [
            { modId: 'USERNAMEREG3', enabled: true },
            { modId: 'MOBILENUMREG3', enabled: true },
          ],
        },
        { modId: 'PTSYS3', enabled: true },
      ],
      company: {
        licences: { BR: { authority: 'Secretaria de Prêmios e Apostas', number: '0412/2025' } },
        mainDomain: 'portico.example',
        domainRoute: [],
        customerService: [],
        resources: [{ resourceType: 'TELEGRAM', url: 'https://t.me/portico_example' }],
        homeResources: {},
      },
      ...changes,
    },
  }
}
