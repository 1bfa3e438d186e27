export const nl = {
  euro: 'minder kosten',
  gas: 'minder gas',
  co2: 'minder CO₂',
  estimated: 'Naar schatting, opgeteld over alle pompen die we plaatsten.',
} as const;
