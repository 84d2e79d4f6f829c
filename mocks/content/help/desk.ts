/** Replies of the emulated customer-service desk. */
import type { WrittenTexts } from '../../../platform/domain/base/texts/texts.ts'
import type { DeskTicket } from '../../../platform/providers.ts'

/** Keyed by the type of the ticket. */
export const firstAnswers: Record<DeskTicket['type'], WrittenTexts> = {
  DEPOSIT: {
    pt: 'Olá! Depósitos por Pix entram em segundos e só valem de contas no seu CPF. Se o seu saldo ainda não mudou, responda com o comprovante: data, hora e valor.',
    en: 'Hello! Deposits by Pix arrive within seconds, from accounts in your own name only. If your balance has not changed yet, reply with the receipt: date, time and amount.',
  },
  WITHDRAWAL: {
    pt: 'Olá! A maioria dos saques por Pix é paga em minutos; valores altos podem levar até 24 horas. Se o seu já aparece como pago, abra o saque em Sacar e marque “Não recebi”.',
    en: 'Hello! Most withdrawals by Pix are paid in minutes; large ones may take up to 24 hours. If yours shows as paid, open it under Withdraw and choose “Not received”.',
  },
  GAME: {
    pt: 'Olá! Toda rodada fica registrada, mesmo se a tela travar. Veja o resultado no Histórico de apostas e responda com o número da aposta, se algo não bater.',
    en: 'Hello! Every round is on record, even if the screen froze. See its result under Betting record, and reply with the number of the bet if something is wrong.',
  },
  BONUS: {
    pt: 'Olá! Cada bônus mostra na Minha carteira quanto falta apostar e até quando vale. Se um valor parecer errado, responda com o nome da promoção.',
    en: 'Hello! Under My wallet each bonus shows what is left to bet, and until when. If a figure looks wrong, reply with the name of the promotion.',
  },
  ACCOUNT: {
    pt: 'Olá! Senhas, celular e e-mail são alterados em Minha conta. Nunca conte a ninguém a sua senha nem um código: nós não pedimos.',
    en: 'Hello! Passwords, mobile number and e-mail are changed under My account. Never tell anybody your password or a code: we do not ask for them.',
  },
  TECHNICAL: {
    pt: 'Olá! Recarregue a página e tente em outro navegador. Se continuar, responda com o aparelho, o navegador e, se puder, uma imagem da tela.',
    en: 'Hello! Reload the page and try another browser. If it goes on, reply with your device, your browser and, if you can, a picture of the screen.',
  },
  COMPLAINT: {
    pt: 'Olá! Sentimos muito pelo que aconteceu. Sua reclamação está registrada com o número deste atendimento. Conte o que seria uma boa solução para você.',
    en: 'Hello! We are sorry about what happened. Your complaint is on record under the number of this case. Tell us what a good solution would be for you.',
  },
  SUGGESTION: {
    pt: 'Olá! Obrigado pela ideia: ela está registrada com o número deste atendimento. Quer acrescentar algo?',
    en: 'Hello! Thank you for the idea: it is on record under the number of this case. Would you like to add anything?',
  },
  OTHER: {
    pt: 'Olá! Recebemos a sua mensagem. Para ajudar, conte um pouco mais: o que você fez, o que apareceu e quando foi.',
    en: 'Hello! We have your message. To help, we need a little more: what you did, what you saw, and when.',
  },
}

export const nextAnswer: WrittenTexts = {
  pt: 'Obrigado pela resposta: ela está neste atendimento. Se já deu tudo certo, escreva “resolvido” ou encerre o atendimento.',
  en: 'Thank you for the reply: it is part of this case. If all is well by now, write “solved” or close the case.',
}
export const pictureAnswer: WrittenTexts = {
  pt: 'Recebemos a sua imagem, e ela está neste atendimento. Se já deu tudo certo, escreva “resolvido” ou encerre o atendimento.',
  en: 'We have your picture, and it is part of this case. If all is well by now, write “solved” or close the case.',
}
export const farewell: WrittenTexts = {
  pt: 'Que bom! Encerramos este atendimento. Se precisar, é só responder que ele reabre.',
  en: 'Glad to hear it! We have closed this case. Should you need us again, a reply opens it.',
}
