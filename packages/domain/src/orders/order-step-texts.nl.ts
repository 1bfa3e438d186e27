/** Spec 1 §4. */
export const nl = {
  RV: 'Reservering',
  DI: 'Inspectie inplannen',
  AI: 'Informatie opgeven',
  SI: 'Digitale inspectie',
  PY: 'Tekenen & aanbetaling',
  IN: 'Installatie',
  FP: 'Eindbetaling',
  CP: 'Bestelling voltooid',
  unknownStep: 'Stap: {step} onbekend.',
  unknownStatus: 'Status onbekend: {status}',
} as const;
