/** Example of a custom field that an operator adds to the registration form. */
export const favouriteTeam = {
  label: { pt: 'Time do coração', en: 'Favourite team' },
  options: [
    { value: 'flamengo', label: { pt: 'Flamengo' } },
    { value: 'corinthians', label: { pt: 'Corinthians' } },
    { value: 'palmeiras', label: { pt: 'Palmeiras' } },
  ],
}
