export const nl = {
  signIn: 'Inloggen',
  accountOf: 'Mijn account, {firstName}',
} as const;
