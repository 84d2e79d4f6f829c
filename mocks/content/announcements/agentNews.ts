/** Editorial announcements to agents (AGENT-05), the same for all agents. */
import type { AgentAnnouncement } from '../../../platform/domain/base/content/announcement.ts'

/** Announcements, newest first. */
export const agentAnnouncements: readonly AgentAnnouncement[] = [
  {
    id: 'ag-5',
    publishedAt: '2026-11-18T13:00:00Z',
    title: {
      pt: 'Salário em tempo real a cada 5 minutos',
      en: 'Real-time salary every 5 minutes',
    },
    content: {
      pt: '<p>Os contratos de <strong>salário em tempo real</strong> agora são apurados a cada 5 minutos, o dia todo. O valor entra direto na carteira principal.</p><p>Consulte cada apuração em <em>Salário em tempo real</em>.</p>',
      en: '<p><strong>Real-time salary</strong> contracts are now settled every 5 minutes, around the clock. The money goes straight into your main wallet.</p><p>Every settlement is listed under <em>Real-time salary</em>.</p>',
    },
  },
  {
    id: 'ag-4',
    publishedAt: '2026-11-02T12:30:00Z',
    title: { pt: 'Dividendos de até 40%', en: 'Dividends of up to 40%' },
    content: {
      pt: '<p>A partir deste mês, líderes de equipe podem propor dividendos de até <strong>40%</strong>. Contratos em vigor não mudam.</p>',
      en: '<p>From this month on, team leaders can offer dividends of up to <strong>40%</strong>. Contracts in force do not change.</p>',
    },
  },
  {
    id: 'ag-3',
    publishedAt: '2026-10-15T14:00:00Z',
    title: {
      pt: 'Convites com prazo e limite de cadastros',
      en: 'Invitations with an end date and a sign-up limit',
    },
    content: {
      pt: '<p>Na Central de cadastro, cada link de convite pode ter prazo, limite de cadastros e taxas próprias por tipo de jogo.</p>',
      en: '<p>In the Register centre, each invitation link can have a last day, a sign-up limit and its own rates for each game type.</p>',
    },
  },
  {
    id: 'ag-2',
    publishedAt: '2026-09-09T17:45:00Z',
    title: { pt: 'Divulgue com responsabilidade', en: 'Promote responsibly' },
    content: {
      pt: '<p>É proibido anunciar para menores de 18 anos ou prometer ganhos. Quem descumpre as regras de publicidade deixa de ser agente.</p>',
      en: '<p>Advertising to people under 18 or promising wins is forbidden. Agents who break the advertising rules lose their status.</p>',
    },
  },
  {
    id: 'ag-1',
    publishedAt: '2026-08-20T13:15:00Z',
    title: { pt: 'Boas-vindas à Central do agente', en: 'Welcome to the Agent centre' },
    content: {
      pt: '<p>Aqui você acompanha a equipe, os contratos e seus ganhos. Se tiver dúvidas, fale com o Atendimento, no menu.</p>',
      en: '<p>Follow your team, your contracts and your income here. If you have a question, Customer service is in the menu.</p>',
    },
  },
]
