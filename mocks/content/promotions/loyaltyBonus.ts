export const loyaltyBonusTitle = { pt: 'Bônus de fidelidade', en: 'Loyalty bonus' }
