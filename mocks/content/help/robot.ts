/** Topics of the support robot with its replies. */
import type { WrittenTexts } from '../../../platform/domain/base/texts/texts.ts'

type Topic = {
  /** Beginnings of words in any of the languages, without accents. */
  words: readonly string[]
  reply: WrittenTexts
  /** Anchor of the help centre's article on the topic. */
  anchor?: string
}

/** The first matching topic is used, so the most important ones come first. */
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
      pt: 'Em Minha conta, na página Jogo responsável, você define limites, faz uma pausa ou se autoexclui. Se quiser conversar com alguém, o CVV atende de graça, dia e noite, no telefone 188.',
      en: 'Under My account, the page Responsible gaming has your limits, breaks and self-exclusion. If you want to talk to somebody, CVV listens free of charge, day and night: call 188 in Brazil.',
    },
  },
  {
    words: ['saque', 'sacar', 'retira', 'withdraw'],
    anchor: 'withdrawal-how',
    reply: {
      pt: 'A maioria dos saques por Pix é paga em minutos; valores altos podem levar até 24 horas. Se o seu já foi pago e não chegou, marque “Não recebi” no histórico de saques.',
      en: 'Most withdrawals by Pix are paid in minutes; large ones may take up to 24 hours. If yours was paid and did not arrive, choose “Not received” in your withdrawals.',
    },
  },
  {
    words: ['deposit', 'pix', 'pagar', 'paguei', 'pay', 'paid'],
    anchor: 'deposit-pix',
    reply: {
      pt: 'Depósitos por Pix entram em segundos e só valem de contas no seu CPF. Se o saldo não mudou em cinco minutos, envie o comprovante pela tela de feedback.',
      en: 'Deposits by Pix arrive within seconds, from accounts in your own name only. If your balance is the same after five minutes, send the receipt by the feedback screen.',
    },
  },
  {
    words: ['bonus', 'rollover', 'promo', 'cashback', 'giro', 'spin', 'wager'],
    anchor: 'bonus-wagering',
    reply: {
      pt: 'Bônus ficam no centro de recompensas e têm rollover: o quanto falta apostar aparece ao lado de cada um.',
      en: 'Bonuses are in the reward centre and have a wagering: what is left to bet stands beside each.',
    },
  },
  {
    words: ['senha', 'login', 'acess', 'entrar', 'password', 'log in'],
    anchor: 'account-forgot-password',
    reply: {
      pt: 'Use “Esqueci a senha” na tela de login. Nunca conte sua senha ou um código a ninguém, nem a mim.',
      en: 'Use “Forgot password” in the login popup. Never tell anybody your password or a code, not even me.',
    },
  },
  {
    words: ['documento', 'verifica', 'selfie', 'kyc', 'identity', 'document'],
    anchor: 'kyc-documents',
    reply: {
      pt: 'Envie RG, CNH ou passaporte, frente e verso, e uma selfie. A análise leva até 24 horas.',
      en: 'Send an identity card, driving licence or passport, both sides, and a selfie. The check takes up to 24 hours.',
    },
  },
  {
    words: ['humano', 'atendente', 'pessoa', 'human', 'agent', 'person', 'somebody'],
    anchor: 'contact-channels',
    reply: {
      pt: 'Eu sou um robô e aqui não há ninguém além de mim. Escreva pela tela de feedback ou para contato@portico.example: uma pessoa responde em até um dia útil.',
      en: 'I am a robot, and there is nobody here but me. Write by the feedback screen or to contato@portico.example: a person answers within a working day.',
    },
  },
]

export const unknownTopic: WrittenTexts = {
  pt: 'Não entendi, e prefiro não inventar. Pergunte sobre depósito, saque, bônus, senha, documentos ou jogo responsável.',
  en: 'I did not understand, and would rather make nothing up. Ask about deposits, withdrawals, bonuses, passwords, documents or responsible gaming.',
}

/** First message of the robot. */
export const greeting: WrittenTexts = {
  pt: 'Olá! Sou o robô de atendimento do Portico. Não vejo a sua conta, mas conheço as regras. Como posso ajudar?',
  en: 'Hello! I am Portico’s support robot. I do not see your account, but I know the rules. How can I help?',
}
