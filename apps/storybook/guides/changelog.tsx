import { useTexts } from '@pomp/language/react';
import { Markdown } from '@storybook/addon-docs/blocks';
import { pagesTexts } from '../words/texts.js';

const pending = Object.values(
  import.meta.glob<string>('../../../.changeset/*.md', { query: '?raw', import: 'default', eager: true }),
);
const released = Object.entries(
  import.meta.glob<string>('../../../packages/*/CHANGELOG.md', { query: '?raw', import: 'default', eager: true }),
);

type Bump = 'major' | 'minor' | 'patch';

/** What a version number says, in a designer's words. */
const headings = { major: 'breaks', minor: 'isNew', patch: 'isMended' } as const satisfies Readonly<Record<Bump, string>>;
const bumps = ['major', 'minor', 'patch'] as const satisfies readonly Bump[];

interface Change {
  readonly words: string;
  readonly packages: readonly string[];
  /** The most that it asks of any package. */
  readonly bump: Bump;
}

function changeOf(changeset: string): Change[] {
  const [, header = '', words = ''] = /^---\n([\s\S]*?)\n?---\s*([\s\S]*)$/.exec(changeset) ?? [];
  const asked = [...header.matchAll(/^['"]?([^'":]+)['"]?: (major|minor|patch)$/gm)];
  const bump = bumps.find((one) => asked.some((line) => line[2] === one));
  return bump ? [{ words: words.trim(), packages: asked.map(([, name = '']) => name), bump }] : [];
}

/** '../../../packages/forms/CHANGELOG.md' → 'forms'. */
const folderOf = (path: string): string => path.split('/').at(-2) ?? path;

/** What changed for the packages' users: from the changesets themselves, so that there is no second list to keep. */
export function Changelog() {
  const texts = useTexts(pagesTexts);
  const coming = pending.flatMap(changeOf);
  return (
    <>
      {bumps.map((bump) => {
        const changes = coming.filter((change) => change.bump === bump);
        return (
          changes.length > 0 && (
            <section key={bump}>
              <h2 id={bump}>{texts[headings[bump]]({ count: changes.length })}</h2>
              {changes.map(({ words, packages }) => (
                <div key={words} lang="en">
                  <Markdown>{`${words}\n\n*${packages.join(', ')}*`}</Markdown>
                </div>
              ))}
            </section>
          )
        );
      })}
      <h2 id="uitgebracht">{texts.released}</h2>
      {released.map(([path, text]) => (
        <details key={path}>
          <summary>{folderOf(path)}</summary>
          <div lang="en">
            <Markdown>{text.replace(/^# .*$/m, '')}</Markdown>
          </div>
        </details>
      ))}
    </>
  );
}
