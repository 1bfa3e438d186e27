/** Spec 1 §5, and what it leaves to us. */
export const nl = {
  /** Beforehand. */
  rule: 'Tot {largest} per bestand. Valt je verbinding weg? We gaan verder waar je was.',
  tooLarge: 'Je kan geen bestanden groter dan {largest} uploaden.',
  sameName: 'Je kan geen bestanden met dezelfde naam uploaden.',
  failed: 'Uploaden mislukt. Probeer het opnieuw.',
  notAPicture: 'Je kan alleen foto’s en video’s uploaden.',
} as const;
