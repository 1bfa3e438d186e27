export const nl = {
  show: 'Toon',
  showOf: 'Toon {label}',
  capsLock: 'Caps Lock',
  /** Behind it, for screen readers. */
  capsLockOn: 'staat aan.',
  strength: 'Sterkte van het wachtwoord:',
  strengths: { weak: 'Zwak', fair: 'Redelijk', strong: 'Sterk' },
  met: '(in orde).',
  unmet: '(nog niet).',
} as const;
