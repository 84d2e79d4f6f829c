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
        en: '<p>Under <strong>Deposit</strong> you see the payment methods, with the minimum and maximum of each.</p><p>The money is in your wallet within seconds. A code is good for 15 minutes: once it has expired, make another and do not pay the old one.</p>',
      },
    },
    {
      anchor: 'deposit-not-credited',
      updatedOn: '2026-09-18',
      title: { pt: 'Paguei e o saldo não entrou', en: 'I paid, and the balance is the same' },
      content: {
        pt: '<p>Aguarde cinco minutos e atualize o saldo. Se ele não mudar, confira:</p><ul><li>o pagamento saiu de uma conta <strong>no seu CPF</strong>? Valores de terceiros são devolvidos em até 24 horas;</li><li>o código ainda valia na hora do pagamento?</li></ul><p>Se estiver tudo certo, envie o comprovante ao atendimento com o número do pedido.</p>',
        en: '<p>Wait five minutes and refresh your balance. If it stays the same, see:</p><ul><li>did the payment come from an account <strong>in your own name</strong>? What others pay is sent back within 24 hours;</li><li>was the code still good when you paid?</li></ul><p>If so, send support the receipt with the number of the order.</p>',
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
        pt: '<p>Em <strong>Sacar</strong> você vê as condições e as chaves cadastradas. A maioria dos pedidos é paga em minutos; valores altos passam por análise e podem levar até 24 horas.</p><p>Sem reclamação em <strong>30 minutos</strong>, o saque conta como recebido.</p>',
        en: '<p>Under <strong>Withdraw</strong> you see the terms and the accounts on file. Most requests are paid in minutes; large ones are looked at and may take up to 24 hours.</p><p>Without a complaint within <strong>30 minutes</strong> it counts as received.</p>',
      },
    },
    {
      anchor: 'withdrawal-not-received',
      updatedOn: '2026-08-27',
      title: {
        pt: 'O saque não chegou, ou veio menos',
        en: 'A withdrawal did not arrive, or less of it',
      },
      content: {
        pt: '<p>Avise o atendimento e tenha à mão uma imagem do extrato (PNG ou JPG, até 5 MB). A análise leva até 24 horas e o valor que faltar volta para a sua carteira.</p>',
        en: '<p>Tell customer service, and have a picture of your statement at hand (PNG or JPG, up to 5 MB). It is looked at within 24 hours, and what is missing comes back to your wallet.</p>',
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
        pt: '<p>Rollover é quanto precisa ser apostado antes que o bônus possa ser sacado. Com um bônus de R$ 50,00 e rollover de 10 vezes, são R$ 500,00 em apostas válidas.</p><table><tbody><tr><th>Tipo de jogo</th><th>Conta</th></tr><tr><td>Caça-níqueis e pesca</td><td>100 %</td></tr><tr><td>Esportes, odds a partir de 1,50</td><td>100 %</td></tr><tr><td>Cassino ao vivo e pôquer</td><td>20 %</td></tr><tr><td>Loterias</td><td>0 %</td></tr></tbody></table>',
        en: '<p>Wagering is how much has to be bet before a bonus can be withdrawn. A bonus of R$ 50.00 with a wagering of 10 times takes R$ 500.00 of valid bets.</p><table><tbody><tr><th>Kind of game</th><th>Counts</th></tr><tr><td>Slots and fishing</td><td>100 %</td></tr><tr><td>Sports, odds of 1.50 or more</td><td>100 %</td></tr><tr><td>Live casino and poker</td><td>20 %</td></tr><tr><td>Lotteries</td><td>0 %</td></tr></tbody></table>',
      },
    },
    {
      anchor: 'bonus-general-terms',
      updatedOn: '2026-09-30',
      title: { pt: 'Regras gerais das promoções', en: 'General rules of promotions' },
      content: {
        pt: '<ul><li>Cada promoção vale uma vez por pessoa, residência e aparelho, salvo indicação em contrário.</li><li>Bônus não resgatados expiram na data mostrada no centro de recompensas.</li><li>Apostas opostas no mesmo evento não são válidas.</li><li>Ao pedir um saque antes de cumprir o rollover, o bônus é cancelado; o seu próprio dinheiro, nunca.</li></ul>',
        en: '<ul><li>A promotion is good once a person, household and device, unless it says otherwise.</li><li>Bonuses that are not claimed expire on the date shown in the reward centre.</li><li>Bets on both sides of an event are not valid.</li><li>If you withdraw before the wagering is done the bonus ends; your own money never does.</li></ul>',
      },
    },
  ],
}
