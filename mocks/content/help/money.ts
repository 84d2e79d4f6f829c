/** Help on deposits, withdrawals and bonuses. */
import type { Category } from '../../../platform/domain/base/content/article.ts'

export const deposit: Category = {
  id: 'deposit',
  title: { pt: 'Depósito', en: 'Deposit' },
  articles: [
    {
      anchor: 'deposit-pix',
      updatedOn: '2026-10-01',
      title: { pt: 'Como depositar por Pix', en: 'How to deposit by Pix' },
      content: {
        pt: '<p>Em <strong>Depositar</strong> você vê as formas de pagamento, com o mínimo e o máximo de cada uma.</p><p>O valor entra na carteira em segundos. O código vale por 15 minutos: se ele venceu, gere outro e não pague o antigo.</p>',
        en: '<p>Under <strong>Deposit</strong>, you see the payment methods, with the minimum and maximum of each.</p><p>The money is in your wallet within seconds. A code is valid for 15 minutes: once it has expired, create another one and do not pay the old one.</p>',
      },
    },
    {
      anchor: 'deposit-not-credited',
      updatedOn: '2026-09-18',
      title: { pt: 'Paguei e o saldo não entrou', en: 'I paid, but my balance has not changed' },
      content: {
        pt: '<p>Aguarde cinco minutos e atualize o saldo. Se ele não mudar, confira:</p><ul><li>o pagamento saiu de uma conta <strong>no seu CPF</strong>? Pagamentos de terceiros são devolvidos em até 24 horas;</li><li>o código ainda valia na hora do pagamento?</li></ul><p>Se estiver tudo certo, envie o comprovante ao atendimento com o número do pedido.</p>',
        en: '<p>Wait five minutes and refresh your balance. If it has not changed, check:</p><ul><li>did the payment come from an account <strong>in your own name</strong>? Payments from other people are sent back within 24 hours;</li><li>was the code still valid when you paid?</li></ul><p>If everything is right, send the receipt to customer service with the order number.</p>',
      },
    },
  ],
}

export const withdrawal: Category = {
  id: 'withdrawal',
  title: { pt: 'Saque', en: 'Withdrawal' },
  articles: [
    {
      anchor: 'withdrawal-how',
      updatedOn: '2026-10-01',
      title: { pt: 'Como sacar', en: 'How to withdraw' },
      content: {
        pt: '<p>Em <strong>Sacar</strong>, você vê as condições e as contas cadastradas. A maioria dos saques é paga em minutos, e todos em até 120.</p><p>Se você não avisar de um problema em <strong>24 horas</strong>, o saque conta como recebido.</p>',
        en: '<p>Under <strong>Withdraw</strong>, you see the terms and the accounts on file. Most withdrawals are paid within minutes, and all of them within 120.</p><p>If you do not report a problem within <strong>24 hours</strong>, it counts as received.</p>',
      },
    },
    {
      anchor: 'withdrawal-not-received',
      updatedOn: '2026-08-27',
      title: {
        pt: 'O saque não chegou, ou veio menos',
        en: 'My withdrawal did not arrive, or only part of it',
      },
      content: {
        pt: '<p>Abra o saque em <strong>Sacar</strong>, responda se o dinheiro chegou e anexe uma imagem do extrato (PNG ou JPG, até 5 MB). Verificamos com o banco, e o que faltar volta para a sua carteira.</p>',
        en: '<p>Open the withdrawal under <strong>Withdraw</strong>, answer whether the money has arrived and add a picture of your bank statement (PNG or JPG, up to 5 MB). We check with the bank, and what is missing comes back to your wallet.</p>',
      },
    },
  ],
}

export const bonus: Category = {
  id: 'bonus-terms',
  title: { pt: 'Termos dos bônus', en: 'Bonus terms' },
  articles: [
    {
      anchor: 'bonus-wagering',
      updatedOn: '2026-09-30',
      title: { pt: 'O que é rollover', en: 'What wagering means' },
      content: {
        pt: '<p>Rollover é quanto você precisa apostar antes de sacar um bônus. Um bônus de R$ 50,00 com rollover de 10 vezes exige R$ 500,00 em apostas válidas.</p><table><tbody><tr><th>Tipo de jogo</th><th>Quanto da aposta conta</th></tr><tr><td>Caça-níqueis, jogos de pesca e loterias</td><td>O valor apostado</td></tr><tr><td>Cassino ao vivo, jogos de mesa, esportes e e-sports</td><td>Até o valor ganho ou perdido</td></tr></tbody></table>',
        en: '<p>Wagering is how much you have to bet before you can withdraw a bonus. A bonus of R$ 50.00 with 10 times wagering takes R$ 500.00 in valid bets.</p><table><tbody><tr><th>Type of game</th><th>How much of a bet counts</th></tr><tr><td>Slots, fishing games and lotteries</td><td>The whole stake</td></tr><tr><td>Live casino, table games, sports and e-sports</td><td>Up to the amount won or lost</td></tr></tbody></table>',
      },
    },
    {
      anchor: 'bonus-general-terms',
      updatedOn: '2026-09-30',
      title: { pt: 'Regras gerais das promoções', en: 'General rules of promotions' },
      content: {
        pt: '<ul><li>Cada promoção vale uma vez por pessoa, salvo indicação em contrário.</li><li>Prêmios não resgatados expiram na data mostrada na Central de prêmios.</li><li>Um bônus expira se o rollover não for cumprido no prazo. Seu próprio dinheiro nunca expira.</li><li>Se você desistir de um bônus, perde o saldo dele; o seu próprio dinheiro, nunca.</li></ul>',
        en: '<ul><li>Each promotion is valid once per person, unless it says otherwise.</li><li>Unclaimed rewards expire on the date shown in the Reward centre.</li><li>A bonus expires if it is not wagered in time. Your own money never expires.</li><li>If you give up a bonus, you lose its balance, but never your own money.</li></ul>',
      },
    },
  ],
}
