/** Help on identity and safe play. */
import type { Category } from '../../../platform/domain/base/content/article.ts'

export const identity: Category = {
  id: 'kyc',
  title: { pt: 'Verificação de identidade', en: 'Identity check' },
  articles: [
    {
      anchor: 'kyc-documents',
      updatedOn: '2026-08-12',
      title: { pt: 'Quais documentos enviar', en: 'Which documents to send' },
      content: {
        pt: '<p>Antes do primeiro depósito e de jogar a dinheiro, confirme CPF, nome completo e data de nascimento em <strong>Verificação de identidade</strong>, na sua conta. Leva cerca de dois minutos, e os testes grátis não pedem nada. Quando seus saques passarem de R$ 10.000,00 no total, envie também RG ou CNH (frente e verso) ou passaporte, e duas fotos do seu rosto. As fotos precisam estar nítidas, sem cortes e sem reflexos.</p>',
        en: '<p>Before your first deposit or game for money, confirm your CPF, full name and date of birth under <strong>Identity check</strong> in your account. It takes about two minutes, and free trials need nothing. Once your withdrawals exceed R$ 10,000.00 in total, also send an RG or CNH (both sides) or a passport, and two photos of your face. The photos have to be sharp, complete and free of glare.</p>',
      },
    },
    {
      anchor: 'kyc-why',
      updatedOn: '2026-08-12',
      title: { pt: 'Por que isso é exigido', en: 'Why it is required' },
      content: {
        pt: '<p>A Lei nº 14.790/2023 obriga as casas de apostas a confirmar a identidade e a idade de quem joga, e a pagar apenas ao próprio titular. Isso também protege a sua conta contra fraudes.</p>',
        en: '<p>Brazilian law (Lei nº 14.790/2023) requires betting sites to confirm the identity and age of everyone who plays, and to pay only the account holder. It also protects your account against fraud.</p>',
      },
    },
  ],
}

export const responsibleGaming: Category = {
  id: 'responsible-gaming',
  title: { pt: 'Jogo responsável', en: 'Responsible gaming' },
  articles: [
    {
      anchor: 'responsible-gaming-limits',
      updatedOn: '2026-10-20',
      title: { pt: 'Limites, pausa e autoexclusão', en: 'Limits, breaks and self-exclusion' },
      content: {
        pt: '<p>Em <a href="/member/protection">Jogo responsável</a> você define limites de <strong>depósito, perda, aposta e tempo</strong>. Reduzir vale na hora; aumentar, só depois de 24 horas.</p><ul><li><strong>Pausa</strong>: a conta fica fechada de um dia a seis semanas, à sua escolha.</li><li><strong>Autoexclusão</strong>: a conta fica fechada por meses ou sem data para acabar, e não pode ser reaberta antes.</li></ul><p>O saldo continua seu: saque antes ou peça ao atendimento.</p>',
        en: '<p>Under <a href="/member/protection">Responsible gaming</a>, you set limits on <strong>deposits, losses, bets and time</strong>. A lower limit applies at once, a higher one only after 24 hours.</p><ul><li><strong>Time-out</strong>: your account is shut for one day to six weeks, as you choose.</li><li><strong>Self-exclusion</strong>: it is shut for months or with no end date, and cannot be reopened earlier.</li></ul><p>The balance stays yours: withdraw it first, or ask customer service to pay it out.</p>',
      },
    },
    {
      anchor: 'responsible-gaming-help',
      updatedOn: '2026-10-20',
      title: { pt: 'Quando o jogo deixa de ser diversão', en: 'When playing is no longer fun' },
      content: {
        pt: '<p>Você aposta para recuperar o que perdeu? Esconde o quanto joga? Usa dinheiro das contas da casa? O <a href="/member/protection">autoteste</a> mostra em dois minutos como você está. Procure ajuda: é gratuita e sigilosa.</p><ul><li><strong>CVV</strong>: telefone 188, dia e noite;</li><li><strong>Jogadores Anônimos do Brasil</strong>: reuniões presenciais e online;</li><li><strong>CAPS</strong>: atendimento do SUS perto de você.</li></ul><p>Apostas são proibidas para menores de 18 anos.</p>',
        en: '<p>Do you bet to win back what you lost? Do you hide how much you play? Do you use money meant for bills? The <a href="/member/protection">self-test</a> shows in two minutes where you stand. Get help: it is free and confidential.</p><ul><li><strong>CVV</strong>: call 188 in Brazil, day and night;</li><li><strong>Jogadores Anônimos do Brasil</strong>: meetings in person and online;</li><li><strong>CAPS</strong>: centres of the public health service near you.</li></ul><p>Nobody under 18 may bet.</p>',
      },
    },
  ],
}

export const account: Category = {
  id: 'account',
  title: { pt: 'Conta e acesso', en: 'Account and login' },
  articles: [
    {
      anchor: 'account-forgot-password',
      updatedOn: '2026-07-03',
      title: { pt: 'Esqueci minha senha', en: 'I forgot my password' },
      content: {
        pt: '<p>Na tela de login, escolha <strong>Esqueceu a senha?</strong> e receba um código pelo celular ou uma senha provisória por e-mail. Se o celular e o e-mail mudaram, fale com o atendimento, com um documento em mãos.</p>',
        en: '<p>On the login screen, choose <strong>Forgot your password?</strong> and get a code on your phone or a temporary password by e-mail. If both have changed, contact customer service with a document at hand.</p>',
      },
    },
    {
      anchor: 'account-second-step',
      updatedOn: '2026-07-03',
      title: { pt: 'Por que pedimos mais uma confirmação', en: 'Why we ask for one more proof' },
      content: {
        pt: '<p>Quando o login vem de um endereço que não conhecemos, pedimos mais uma confirmação: código por SMS ou e-mail, aplicativo autenticador ou o nome do titular da conta bancária. Nunca conte esse código a ninguém.</p>',
        en: '<p>When a login comes from an address we do not know, we ask for one more proof: a code by SMS or e-mail, an authenticator app, or the name on your bank account. Never tell anyone that code.</p>',
      },
    },
  ],
}
