import type { Texts } from '../../base/texts/texts.ts'

/** An amount for people to read, in both languages. @param amount minor units. */
export function moneyText(amount: number, currency: string): Texts {
  const write = (locale: string) =>
    new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount / 100)
  return { pt: write('pt-BR'), en: write('en') }
}
