/** Activities for which members apply with texts and images. */
import type { Activity } from '../../../platform/domain/base/content/promotion.ts'

const responsibly = {
  pt: 'Aposte com responsabilidade. Proibido para menores de 18 anos.',
  en: 'Play responsibly. Over 18s only.',
}

export const activities: readonly Activity[] = [
  {
    id: 'print-da-vitoria',
    reward: 2_000,
    imagesRequired: 1,
    period: { kind: 'monthly' },
    title: { pt: 'Mostre sua vitória', en: 'Show your win' },
    summary: {
      pt: 'Envie o print de uma vitória do mês, conte como foi e ganhe R$ 20.',
      en: 'Send a screenshot of a win from this month, tell us about it and get R$ 20.',
    },
    content: {
      pt: '<p>Envie de 1 a 3 prints e diga em poucas palavras como foi. Ganhar é sorte: o tamanho da vitória não muda o prêmio.</p>',
      en: '<p>Send 1 to 3 screenshots and tell us in a few words how it went. Winning is luck: the size of the win does not change the reward.</p>',
    },
    terms: {
      pt: ['Uma inscrição por mês.', 'Esconda dados pessoais antes de enviar.', responsibly.pt],
      en: [
        'One application a month.',
        'Hide personal data before you send the screenshots.',
        responsibly.en,
      ],
    },
  },
  {
    id: 'presente-de-aniversario',
    reward: 5_000,
    imagesRequired: 0,
    period: { kind: 'monthly' },
    title: { pt: 'Presente de aniversário', en: 'Birthday present' },
    summary: {
      pt: 'Faz aniversário neste mês? Peça o seu presente de R$ 50.',
      en: 'Is it your birthday this month? Ask for your R$ 50 present.',
    },
    content: {
      pt: '<p>Diga em que dia você comemora e receba <strong>R$ 50</strong> depois que conferirmos o seu cadastro.</p>',
      en: '<p>Tell us which day you celebrate and get <strong>R$ 50</strong> once we have checked your registration.</p>',
    },
    terms: {
      pt: ['Só no mês da data de nascimento do cadastro.', responsibly.pt],
      en: ['Only in the month of your registered date of birth.', responsibly.en],
    },
  },
  {
    id: 'avalie-o-app',
    reward: 1_000,
    imagesRequired: 1,
    period: { kind: 'monthly' },
    title: { pt: 'Avalie o aplicativo', en: 'Rate the app' },
    summary: {
      pt: 'Avalie o aplicativo, envie o print e ganhe R$ 10.',
      en: 'Rate the app, send a screenshot and get R$ 10.',
    },
    content: {
      pt: '<p>Sua opinião sincera vale mais do que cinco estrelas. Avalie, envie o print e deixe um comentário.</p>',
      en: '<p>Your honest opinion is worth more than five stars. Rate us, send the screenshot and leave a comment.</p>',
    },
    terms: {
      pt: ['A nota não muda o prêmio.', responsibly.pt],
      en: ['The rating does not change the reward.', responsibly.en],
    },
  },
  {
    id: 'arvore-de-natal',
    reward: 3_000,
    imagesRequired: 1,
    period: { kind: 'yearly', first: '12-01', last: '12-24' },
    title: { pt: 'A árvore mais bonita', en: 'The prettiest tree' },
    summary: {
      pt: 'A partir de 1º de dezembro: mostre sua árvore de Natal e ganhe R$ 30.',
      en: 'From 1 December: show your Christmas tree and get R$ 30.',
    },
    content: {
      pt: '<p>Pequena, gigante ou de brincadeira: toda árvore vale. As inscrições abrem em 1º de dezembro.</p>',
      en: '<p>Small, huge or just for fun: every tree counts. Applications open on 1 December.</p>',
    },
    terms: {
      pt: ['Uma inscrição por pessoa, de 1º a 24 de dezembro.', responsibly.pt],
      en: ['One application per person, from 1 to 24 December.', responsibly.en],
    },
  },
]
