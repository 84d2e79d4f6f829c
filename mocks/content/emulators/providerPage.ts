/** Texts of the emulated social login. */
import type { WrittenTexts } from '../../../platform/domain/base/texts/texts.ts'

export const providerPageTexts = {
  emulated: { pt: 'Simulação', en: 'Emulation' },
  title: { pt: 'Continuar com {provider}', en: 'Continue with {provider}' },
  text: {
    pt: 'Esta página faz as vezes do {provider}. A Portico recebe o seu e-mail e nada mais.',
    en: 'This page stands in for {provider}. Portico gets your e-mail and nothing else.',
  },
  email: { pt: 'E-mail da sua conta no {provider}', en: 'E-mail of your {provider} account' },
  wrong: {
    pt: 'Digite um e-mail completo, como nome@exemplo.com.',
    en: 'Enter a full e-mail address, such as name@example.com.',
  },
  allow: { pt: 'Continuar', en: 'Continue' },
  deny: { pt: 'Agora não', en: 'Not now' },
  returning: { pt: 'Voltando para a Portico…', en: 'Going back to Portico…' },
  goOn: { pt: 'Ir para a Portico', en: 'Go to Portico' },
} satisfies Record<string, WrittenTexts>
