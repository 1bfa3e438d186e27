export interface LinkTo {
  readonly name: string;
  readonly href: string;
}

/** Pages of Storybook, after one another. */
export function Links({ to }: { to: readonly LinkTo[] }) {
  return to.map(({ name, href }, index) => (
    <span key={name}>
      {index > 0 && ', '}
      <a href={href} target="_top">
        {name}
      </a>
    </span>
  ));
}
