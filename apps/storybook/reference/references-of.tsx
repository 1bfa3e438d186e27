import { packagePage, pageOf } from './page-of.js';
import { reference } from './reference.js';

/** What a page of stories shows, as other projects import it: from there it leads on to types, files and calls. */
export default function ReferencesOf({ title }: { title: string }) {
  const shown = Object.entries(reference).flatMap(([folder, doors]) =>
    doors.flatMap(({ entries }) => entries.filter(({ pages }) => pages.includes(title)).map(({ name }) => ({ folder, name }))),
  );
  if (shown.length === 0) return null;
  return (
    <>
      <h2 id="naslag">In de naslag</h2>
      <ul>
        {shown.map(({ folder, name }) => (
          <li key={folder + name}>
            <a href={pageOf(packagePage(folder), name)} target="_top">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
