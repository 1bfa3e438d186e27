export const nl = {
  steps: 'Stappen',
  position: 'Stap {step} van {count}',
  positionAbout: 'Stap {step} van {count} · {about}',
  filledIn: '(ingevuld)',
  progress: 'Voortgang',
  states: {
    done: '(gedaan)',
    ongoing: '(bezig)',
    missing: '(er missen gegevens)',
    waiting: '(er missen gegevens)',
    ahead: '(komt nog)',
  },
  /** What a narrow screen leaves out, for screen readers: behind the current step or still ahead. */
  more: {
    before: 'eerder: {count, plural, one {# stap} other {# stappen}}',
    after: 'nog {count, plural, one {# stap} other {# stappen}}',
  },
} as const;
