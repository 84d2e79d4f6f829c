/** Teams that sign publications. */
export const authors = {
  games: { pt: 'Equipe de jogos', en: 'Games team' },
  payments: { pt: 'Equipe de pagamentos', en: 'Payments team' },
  security: { pt: 'Equipe de segurança', en: 'Security team' },
  protection: { pt: 'Equipe de jogo responsável', en: 'Responsible gaming team' },
  portal: { pt: 'Equipe do portal', en: 'Portal team' },
} as const
