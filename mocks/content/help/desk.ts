/** Replies of the emulated customer-service desk. */
import type { WrittenTexts } from '../../../platform/domain/base/texts/texts.ts'
import type { DeskTicket } from '../../../platform/providers.ts'

/** First reply to a ticket, by the type of the ticket. */
export const firstAnswers: Record<DeskTicket['type'], WrittenTexts> = {
  DEPOSIT: {
    pt: 'Olá! Depósitos por Pix entram em segundos e só valem de contas no seu CPF. Se o seu saldo ainda não mudou, responda com o comprovante: data, hora e valor.',
    en: 'Hello! Deposits by Pix arrive within seconds and have to come from accounts in your own name. If your balance has not changed yet, reply with the receipt: date, time and amount.',
  },
  WITHDRAWAL: {
    pt: 'Olá! A maioria dos saques por Pix é paga em minutos, e todos em até 120. Se o seu já aparece como pago, abra-o em Sacar e responda “Nada” em “O dinheiro chegou?”.',
    en: 'Hello! Most withdrawals by Pix are paid within minutes, and all of them within 120. If yours shows as paid, open it under Withdraw and answer “Nothing” to “Has the money arrived?”.',
  },
  GAME: {
    pt: 'Olá! Toda rodada fica registrada, mesmo se a tela travar. Veja o resultado em Histórico de apostas e responda com a referência da aposta, se algo não bater.',
    en: 'Hello! Every round is recorded, even if the screen froze. See the result under Betting record, and reply with the bet reference if something is wrong.',
  },
  BONUS: {
    pt: 'Olá! Em Minha carteira, cada bônus mostra quanto falta apostar e até quando vale. Se um valor parecer errado, responda com o nome da promoção.',
    en: 'Hello! Under My wallet, each bonus shows how much is left to wager and until when. If a figure looks wrong, reply with the name of the promotion.',
  },
  ACCOUNT: {
    pt: 'Olá! Senhas, celular e e-mail são alterados em Minha conta. Nunca conte a ninguém a sua senha nem um código: nós nunca pedimos.',
    en: 'Hello! Passwords, mobile number and e-mail are changed under My account. Never tell anyone your password or a code: we never ask for them.',
  },
  TECHNICAL: {
    pt: 'Olá! Recarregue a página e tente em outro navegador. Se continuar, responda com o aparelho, o navegador e, se puder, um print da tela.',
    en: 'Hello! Reload the page and try another browser. If it continues, reply with your device, your browser and, if you can, a screenshot.',
  },
  COMPLAINT: {
    pt: 'Olá! Sentimos muito pelo que aconteceu. Sua reclamação está registrada com o número deste atendimento. Como gostaria que resolvêssemos?',
    en: 'Hello! We are sorry about what happened. Your complaint is registered under this case number. How would you like us to put it right?',
  },
  SUGGESTION: {
    pt: 'Olá! Obrigado pela ideia: ela está registrada com o número deste atendimento. Quer acrescentar algo?',
    en: 'Hello! Thank you for the idea: it is registered under this case number. Would you like to add anything?',
  },
  OTHER: {
    pt: 'Olá! Recebemos a sua mensagem. Para ajudar, precisamos de mais detalhes: o que você fez, o que apareceu e quando foi.',
    en: 'Hello! We have received your message. To help, we need a few more details: what you did, what you saw, and when.',
  },
}

export const nextAnswer: WrittenTexts = {
  pt: 'Obrigado pela resposta! Se já deu tudo certo, escreva “resolvido” ou encerre o atendimento.',
  en: 'Thank you for your reply! If everything is sorted, write “solved” or close the request.',
}
export const pictureAnswer: WrittenTexts = {
  pt: 'Recebemos a sua imagem. Se já deu tudo certo, escreva “resolvido” ou encerre o atendimento.',
  en: 'We have received your picture. If everything is sorted, write “solved” or close the request.',
}
export const farewell: WrittenTexts = {
  pt: 'Que bom! Encerramos este atendimento. Se precisar, é só responder que ele reabre.',
  en: 'Glad to hear it! We have closed this request. If you need us again, just reply to reopen it.',
}
