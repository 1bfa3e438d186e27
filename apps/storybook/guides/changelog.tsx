import { Markdown } from '@storybook/addon-docs/blocks';

const pending = Object.values(
  import.meta.glob<string>('../../../.changeset/*.md', { query: '?raw', import: 'default', eager: true }),
);
const [released] = Object.values(
  import.meta.glob<string>('../../../packages/design-system/CHANGELOG.md', { query: '?raw', import: 'default', eager: true }),
);

/** A changeset's words, without the header that says which packages it is about. */
const wordsOf = (changeset: string): string => changeset.replace(/^---[\s\S]*?---\s*/, '').trim();
const concernsUs = (changeset: string): boolean => changeset.includes("'@pomp/design-system'");

/** What changed for the package's users: from the changesets themselves, so that there is no second list to keep. */
export function Changelog() {
  const coming = pending.filter(concernsUs).map(wordsOf);
  return (
    <>
      {coming.length > 0 && (
        <>
          <h2>Nog niet uitgebracht</h2>
          <Markdown>{coming.join('\n\n')}</Markdown>
        </>
      )}
      {released && <Markdown>{released.replace(/^# .*$/m, '')}</Markdown>}
    </>
  );
}
