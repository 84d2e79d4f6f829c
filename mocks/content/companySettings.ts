import type { CompanySettings } from '../../platform/domain/base/platform/platform.ts'

/** Settings of the demonstration's company. Its host names are reserved for examples (RFC 2606). */
export const companySettings: CompanySettings = {
  customerService: [
    {
      csType: 'LIVECHAT',
      title: 'Atendimento 24h',
      path: 'https://help.portico.example/chat',
      type: 'WINDOW',
    },
    {
      csType: 'TELEGRAM',
      title: 'Telegram',
      path: 'https://t.me/portico_example',
      type: 'LINK',
    },
  ],
  resources: [
    { resourceType: 'Android', url: 'https://download.portico.example/portico.apk' },
    { resourceType: 'MOBILECONFIG', url: 'https://download.portico.example/portico.mobileconfig' },
    { resourceType: 'IOSLITE', url: 'https://download.portico.example/lite' },
    { resourceType: 'TELEGRAM', url: 'https://t.me/portico_example' },
  ],
  homeResources: {
    INSTAGRAM: { labelNameEn: 'Instagram', url: 'https://www.instagram.com/portico_example' },
    FACEBOOK: { labelNameEn: 'Facebook', url: 'https://www.facebook.com/portico.example' },
    WHATSAPP: { labelNameEn: 'WhatsApp', url: 'https://wa.me/5511000000000' },
    EMAIL: { labelNameEn: 'E-mail', url: 'mailto:contato@portico.example' },
  },
  domainRoute: ['portico.example', 'portico-bet.example'],
  mainDomain: 'portico.example',
  affiliates: [
    { code: 'CARLA2026', expiresAt: null, domains: [], memberId: 'm-carla' },
    { code: 'ANA2026', expiresAt: null, domains: [], memberId: 'm-ana' },
    { code: 'ANTIGO2024', expiresAt: Date.UTC(2025, 0, 1), domains: [] },
  ],
  licences: {
    BR: { authority: 'Secretaria de Prêmios e Apostas', number: 'SPA/MF 0412/2025' },
  },
}
