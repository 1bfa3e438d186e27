export const nl = {
  message: 'Wil je één foto nog eens maken? Het gaat om {photo}, bij ‘{question}’. {reason}',
} as const;
