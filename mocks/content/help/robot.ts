/** Topics of the support robot and its replies. */
import type { WrittenTexts } from '../../../platform/domain/base/texts/texts.ts'

type Topic = {
  /** Beginnings of the words that identify the topic, in any language and without accents. */
  words: readonly string[]
  reply: WrittenTexts
  /** Anchor of the help article on the topic. */
  anchor?: string
}

/** Topics in order of priority: the robot uses the first topic that matches a message. */
export const topics: readonly Topic[] = [
  {
    words: [
      'vici',
      'depend',
      'ajuda para parar',
      'autoexclu',
      'pausa',
      'limite',
      'addict',
      'exclu',
      'limit',
      'break',
    ],
    anchor: 'responsible-gaming-help',
    reply: {
      pt: 'Em Jogo responsável, você define limites, faz uma pausa ou se autoexclui. Se quiser conversar com alguém, o CVV atende de graça, dia e noite, no telefone 188.',
      en: 'Under Responsible gaming, you can set limits, take a break or exclude yourself. If you want to talk to someone, CVV listens free of charge, day and night: call 188 in Brazil.',
    },
  },
  {
    words: ['saque', 'sacar', 'retira', 'withdraw'],
    anchor: 'withdrawal-how',
    reply: {
      pt: 'A maioria dos saques por Pix é paga em minutos, e todos em até 120. Se o seu já foi pago e não chegou, abra-o em Sacar e responda “Nada” em “O dinheiro chegou?”.',
      en: 'Most withdrawals by Pix are paid within minutes, and all of them within 120. If yours was paid and did not arrive, open it under Withdraw and answer “Nothing” to “Has the money arrived?”.',
    },
  },
  {
    words: ['deposit', 'pix', 'pagar', 'paguei', 'pay', 'paid'],
    anchor: 'deposit-pix',
    reply: {
      pt: 'Depósitos por Pix entram em segundos e só valem de contas no seu CPF. Se o saldo não mudou em cinco minutos, envie o comprovante em Atendimento e reclamações.',
      en: 'Deposits by Pix arrive within seconds and have to come from accounts in your own name. If your balance has not changed after five minutes, send the receipt under Feedback and complaints.',
    },
  },
  {
    words: ['bonus', 'rollover', 'promo', 'cashback', 'giro', 'spin', 'wager'],
    anchor: 'bonus-wagering',
    reply: {
      pt: 'Prêmios a resgatar ficam na Central de prêmios. Em Minha carteira, cada bônus mostra quanto falta apostar.',
      en: 'Rewards to claim are in the Reward centre. Under My wallet, each bonus shows how much is left to wager.',
    },
  },
  {
    words: ['senha', 'login', 'acess', 'entrar', 'password', 'log in'],
    anchor: 'account-forgot-password',
    reply: {
      pt: 'Use “Esqueceu a senha?” na tela de login. Nunca conte sua senha ou um código a ninguém, nem a mim.',
      en: 'Use “Forgot your password?” on the login screen. Never tell anyone your password or a code, not even me.',
    },
  },
  {
    words: ['documento', 'verifica', 'selfie', 'kyc', 'identity', 'document'],
    anchor: 'kyc-documents',
    reply: {
      pt: 'Para depositar e jogar, confirme CPF, nome completo e data de nascimento. Quando seus saques passarem de R$ 10.000,00 no total, envie também RG, CNH ou passaporte e uma selfie.',
      en: 'To deposit and play, confirm your CPF, full name and date of birth. Once your withdrawals exceed R$ 10,000.00 in total, also send an RG, CNH or passport and a selfie.',
    },
  },
  {
    words: ['humano', 'atendente', 'pessoa', 'human', 'agent', 'person', 'somebody'],
    anchor: 'contact-channels',
    reply: {
      pt: 'Sou um robô e aqui não há ninguém além de mim. Abra um atendimento em Atendimento e reclamações ou escreva para contato@portico.example: uma pessoa responde em até um dia útil.',
      en: 'I am a robot, and there is nobody here but me. Open a request under Feedback and complaints, or write to contato@portico.example: a person answers within one working day.',
    },
  },
]

export const unknownTopic: WrittenTexts = {
  pt: 'Não entendi e prefiro não inventar. Pergunte sobre depósito, saque, bônus, senha, documentos ou jogo responsável.',
  en: 'I did not understand, and I would rather not guess. Ask about deposits, withdrawals, bonuses, passwords, documents or responsible gaming.',
}

/** First message of the robot. */
export const greeting: WrittenTexts = {
  pt: 'Olá! Sou o robô de atendimento da Portico. Não vejo a sua conta, mas conheço as regras. Como posso ajudar?',
  en: 'Hello! I am Portico’s customer service robot. I cannot see your account, but I know the rules. How can I help?',
}
