/** What was typed by people, or made by computers: a long word of it breaks rather than making a mail wider than its screen. */
export const breakable = (words: string) => (
  <span key={words} style={{ wordBreak: 'break-word' }}>
    {words}
  </span>
);
