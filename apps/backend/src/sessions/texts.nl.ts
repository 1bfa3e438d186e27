export const nl = { device: '{browser} op {system}' } as const;
