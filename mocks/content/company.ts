import type { Company } from '../../platform/domain/base/content/publication.ts'

/** Fictitious company that operates the demonstration. Its numbers and addresses are examples. */
export const company: Company = {
  legalName: 'Portico Demonstração Ltda.',
  registrationNumber: '00.000.000/0001-00',
  address: 'Avenida Exemplo, 100, São Paulo, SP, 00000-000',
  email: 'contato@portico.example',
  content: {
    pt: '<p>A Portico reúne cassino ao vivo, caça-níqueis, jogos de pesca e de mesa, esportes e loterias de dezenas de estúdios em um só lugar, em português e em inglês, com depósito e saque por Pix.</p><h2>O que você pode esperar</h2><ul><li><strong>Números à vista.</strong> O RTP de cada jogo aparece antes de você jogar. Ele é do estúdio, e a Portico não o altera.</li><li><strong>Dinheiro em seu nome.</strong> Depósitos e saques usam só contas do próprio titular. Você acompanha cada saque na tela.</li><li><strong>Limites que valem.</strong> De depósito, perda, aposta e tempo. Reduzir vale na hora; aumentar, só depois de 24 horas.</li><li><strong>Seus dados.</strong> A cópia do que guardamos e o encerramento da conta ficam a um toque, em <a href="/member/privacy">Privacidade e dados</a>.</li></ul><h2>O que não prometemos</h2><p>Ganhos. Apostar é um lazer que custa dinheiro: na média, a casa ganha. Quem aposta para ter renda perde. Por isso, não anunciamos jogo como investimento nem damos bônus para começar.</p>',
    en: '<p>Portico brings live casino, slots, fishing and table games, sports and lotteries from dozens of studios to one place, in Portuguese and English, with deposits and withdrawals by Pix.</p><h2>What you can expect</h2><ul><li><strong>Numbers in view.</strong> You see the RTP of each game before you play. It is set by the studio, and we do not change it.</li><li><strong>Money in your own name.</strong> Deposits and withdrawals only use accounts in your own name. You can follow each withdrawal on screen.</li><li><strong>Limits that hold.</strong> On deposits, losses, bets and time. A lower limit applies at once, a higher one after 24 hours.</li><li><strong>Your data.</strong> A copy of what we keep, and closing your account, are a tap away under <a href="/member/privacy">Privacy and data</a>.</li></ul><h2>What we do not promise</h2><p>Winnings. Betting is leisure that costs money: on average the house wins. People who bet for an income lose. That is why we do not advertise games as an investment or give bonuses to get started.</p>',
  },
}
