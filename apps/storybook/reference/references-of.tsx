import { useTexts } from '@pomp/language/react';
import { pagesTexts } from '../words/texts.js';
import { doors } from './doors.js';
import { Links } from './links.js';
import { packagePage, pageOf } from './page-of.js';

/** What a page of stories shows, as other projects import it: from there it leads on to types, files and calls. */
export default function ReferencesOf({ title }: { title: string }) {
  const texts = useTexts(pagesTexts);
  const shown = Object.entries(doors).flatMap(([folder, ofPackage]) =>
    ofPackage.flatMap(({ entries }) => entries.filter(({ pages }) => pages.includes(title)).map(({ name }) => ({ folder, name }))),
  );
  if (shown.length === 0) return null;
  return (
    <>
      <h2 id="naslag">{texts.reference}</h2>
      <p>
        <Links to={shown.map(({ folder, name }) => ({ name, href: pageOf(packagePage(folder), name) }))} />
      </p>
    </>
  );
}
