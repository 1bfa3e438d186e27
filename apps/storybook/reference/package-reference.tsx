import { useTexts } from '@pomp/language/react';
import type { nl } from '../words/nl.js';
import { pagesTexts } from '../words/texts.js';
import { callNames } from './call-names.js';
import { Links, type LinkTo } from './links.js';
import { callsPage, pageOf } from './page-of.js';
import type { ReferenceEntry } from './read-reference.js';
import { reference } from './reference.js';
import * as styles from './reference.css.js';

function Led({ words, to }: { words: string; to: readonly LinkTo[] }) {
  if (to.length === 0) return null;
  return (
    <p>
      {words}: <Links to={to} />
    </p>
  );
}

function Entry({ name, doc, signature, file, calls, pages }: ReferenceEntry) {
  const texts = useTexts(pagesTexts);
  return (
    <section className={styles.entry}>
      <h3 id={name}>{name}</h3>
      {doc && <p lang="en">{doc}</p>}
      <pre className={styles.code}>{signature}</pre>
      <Led words={texts.shownAt} to={pages.map((title) => ({ name: title, href: pageOf(title) }))} />
      <Led
        words={texts.calls}
        to={calls.filter((call) => callNames.has(call)).map((call) => ({ name: call, href: pageOf(callsPage, call) }))}
      />
      <p className={styles.file}>{file}</p>
    </section>
  );
}

/** What a package is for, and everything that it exports, by the address to import it from. */
export function PackageReference({ of }: { of: keyof (typeof nl)['packages'] }) {
  const texts = useTexts(pagesTexts);
  const doors = (reference[of] ?? []).map(({ specifier, entries }) => (
    <section key={specifier}>
      <h2 id={specifier}>{specifier}</h2>
      <p>{texts.names({ count: entries.length })}</p>
      {entries.map((entry) => (
        <Entry key={entry.name} {...entry} />
      ))}
    </section>
  ));
  return (
    <>
      <p>
        {texts.packages[of]} {texts.asInCode}
      </p>
      {doors}
    </>
  );
}
