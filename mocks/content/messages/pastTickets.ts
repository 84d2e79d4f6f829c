/** Conversation in a closed ticket of the member Ana, who writes in Portuguese. */
export const complaint: readonly { sender: 'MEMBER' | 'DESK'; content: string }[] = [
  {
    sender: 'MEMBER',
    content: 'A roleta travou duas vezes ontem à noite, bem na hora do resultado.',
  },
  {
    sender: 'DESK',
    content:
      'Olá, Ana! Sentimos muito. As duas rodadas terminaram no provedor e estão no seu Histórico de apostas, com o resultado. Algo não bate por lá?',
  },
  { sender: 'MEMBER', content: 'Achei as duas, está tudo certo. Obrigada!' },
  { sender: 'DESK', content: 'Que bom! Encerramos este atendimento. Se precisar, é só responder.' },
]
