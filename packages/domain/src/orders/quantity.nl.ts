export const nl = { malformed: 'Vul een aantal van 1 tot en met {most} in' } as const;
