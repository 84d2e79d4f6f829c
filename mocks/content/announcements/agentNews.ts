/** Announcements to agents (AGENT-05). Editorial, the same for all agents. */
import type { AgentAnnouncement } from '../../../platform/domain/base/content/announcement.ts'

/** Newest first. */
export const agentAnnouncements: readonly AgentAnnouncement[] = [
  {
    id: 'ag-5',
    publishedAt: '2026-11-18T13:00:00Z',
    title: {
      pt: 'Salário em tempo real a cada 5 minutos',
      en: 'Real-time salary every 5 minutes',
    },
    content: {
      pt: '<p>Os contratos de <strong>salário em tempo real</strong> agora são apurados a cada 5 minutos, o dia todo. O valor entra direto no saldo principal.</p><p>Consulte cada apuração em <em>Salário em tempo real</em>.</p>',
      en: '<p><strong>Real-time salary</strong> contracts are now settled every 5 minutes, around the clock, straight into the main balance.</p><p>Every settlement is listed under <em>Real-time salary</em>.</p>',
    },
  },
  {
    id: 'ag-4',
    publishedAt: '2026-11-02T12:30:00Z',
    title: { pt: 'Taxa máxima dos dividendos: 40%', en: 'Highest dividend rate: 40%' },
    content: {
      pt: '<p>A partir deste mês, líderes de equipe podem propor dividendos de até <strong>40%</strong>. Contratos em vigor não mudam.</p>',
      en: '<p>From this month on, heads of teams may offer dividends of up to <strong>40%</strong>. Contracts in force stay as they are.</p>',
    },
  },
  {
    id: 'ag-3',
    publishedAt: '2026-10-15T14:00:00Z',
    title: { pt: 'Convites com prazo e limite de usos', en: 'Invitations that expire or run out' },
    content: {
      pt: '<p>No centro de cadastro, cada link de convite pode ter validade, limite de usos e taxas próprias por tipo de jogo.</p>',
      en: '<p>In the registration centre each invitation link can have an expiry, a number of uses and rates of its own for every game type.</p>',
    },
  },
  {
    id: 'ag-2',
    publishedAt: '2026-09-09T17:45:00Z',
    title: { pt: 'Divulgue com responsabilidade', en: 'Promote responsibly' },
    content: {
      pt: '<p>É proibido anunciar para menores de 18 anos ou prometer ganhos. Contas que descumprirem as regras de publicidade perdem a condição de agente.</p>',
      en: '<p>Advertising to people under 18 or promising wins is forbidden. Accounts that break the advertising rules lose their agent status.</p>',
    },
  },
  {
    id: 'ag-1',
    publishedAt: '2026-08-20T13:15:00Z',
    title: { pt: 'Bem-vindo ao centro do agente', en: 'Welcome to the agent centre' },
    content: {
      pt: '<p>Aqui você acompanha a equipe, os contratos e seus ganhos. Em caso de dúvida, fale com o atendimento pelo menu.</p>',
      en: '<p>Follow your team, contracts and income here. Customer service is in the menu if you have a question.</p>',
    },
  },
]
