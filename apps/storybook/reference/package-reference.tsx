import { callNames } from './call-names.js';
import { callsPage, pageOf } from './page-of.js';
import type { ReferenceEntry } from './read-reference.js';
import { reference } from './reference.js';
import * as styles from './reference.css.js';

function Links({ words, to }: { words: string; to: readonly { name: string; href: string }[] }) {
  if (to.length === 0) return null;
  return (
    <p>
      {words}{' '}
      {to.map(({ name, href }, index) => (
        <span key={name}>
          {index > 0 && ', '}
          <a href={href} target="_top">
            {name}
          </a>
        </span>
      ))}
    </p>
  );
}

const Entry = ({ name, doc, signature, file, calls, pages }: ReferenceEntry) => (
  <section className={styles.entry}>
    <h3 id={name}>{name}</h3>
    {doc && <p lang="en">{doc}</p>}
    <pre className={styles.code}>{signature}</pre>
    <Links words="Te zien bij" to={pages.map((title) => ({ name: title, href: pageOf(title) }))} />
    <Links
      words="Vraagt aan de server:"
      to={calls.filter((call) => callNames.has(call)).map((call) => ({ name: call, href: pageOf(callsPage, call) }))}
    />
    <p className={styles.file}>{file}</p>
  </section>
);

/** Everything that a package exports, by the address to import it from. */
export function PackageReference({ of }: { of: string }) {
  return (reference[of] ?? []).map(({ specifier, entries }) => (
    <section key={specifier}>
      <h2 id={specifier}>{specifier}</h2>
      <p>{entries.length} namen.</p>
      {entries.map((entry) => (
        <Entry key={entry.name} {...entry} />
      ))}
    </section>
  ));
}
