export const nl = {
  euro: 'minder kosten',
  gas: 'minder gas',
  co2: 'minder CO₂',
} as const;
