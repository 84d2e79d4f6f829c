/** What an agent earns, in words. */
export const earningLabels = {
  dividend: 'records.earningKinds.dividend',
  dailyWage: 'records.earningKinds.dailyWage',
  hourlyWage: 'records.earningKinds.hourlyWage',
  realTimeSalary: 'records.earningKinds.realTimeSalary',
  commission: 'records.earningKinds.commission',
} as const
