import { formatLongDate } from '@pomp/domain';
import { languageCode, type Language } from '@pomp/language';
import { html, raw } from 'hono/html';
import { labelOfQuestion } from '../uploads/questions.js';
import type { StoredUpload } from '../uploads/upload.repository.js';
import { exportedTables } from './exported-tables.js';
import { ownDataTexts } from './texts.js';

const style =
  ':root{color-scheme:light dark}body{font:1.125rem/1.6 system-ui,sans-serif;max-width:44rem;margin:0 auto;padding:2rem 1.5rem;overflow-wrap:anywhere}h1,h2{line-height:1.2}dt{font-weight:600;margin-top:.75rem}dd{margin:0}a{color:inherit}';

/** A file beside the page, by its path. */
interface FileBeside {
  readonly path: string;
  readonly upload: Pick<StoredUpload, 'fileName' | 'section' | 'field'>;
}

interface Explained {
  readonly dataFile: string;
  readonly files: readonly FileBeside[];
  readonly now: Date;
  readonly language: Language;
}

/** A page that opens without a connection and says what is what in the zip: what each name in the data means, and which question each file answers. */
export async function explanationOf({ dataFile, files, now, language }: Explained): Promise<string> {
  const texts = language.texts(ownDataTexts);
  const names = Object.entries(exportedTables).flatMap(([name, table]) =>
    'leftOut' in table ? [] : [name as keyof typeof texts.tables],
  );
  const questionOf = ({ upload }: FileBeside) => labelOfQuestion(upload, language) ?? texts.loose;
  const questions = [...new Set(files.map(questionOf))];
  const page = html`<!doctype html>
<html lang="${languageCode(language.locale)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${texts.title}</title><style>${raw(style)}</style></head>
<body><main>
<h1>${texts.title}</h1>
<p>${texts.madeAt({ date: formatLongDate(now, language) })}</p>
<h2>${texts.dataTitle}</h2>
<p>${texts.data({ file: dataFile })}</p>
<dl>${names.map((name) => html`<dt>${name}</dt><dd>${texts.tables[name]}</dd>`)}</dl>
<p>${texts.secrets}</p>
<h2>${texts.filesTitle}</h2>
${files.length === 0 ? html`<p>${texts.noFiles}</p>` : ''}
${questions.map(
  (question) =>
    html`<h3>${question}</h3><ul>${files.filter((file) => questionOf(file) === question).map(({ path, upload }) => html`<li><a href="${addressOf(path)}">${upload.fileName}</a></li>`)}</ul>`,
)}
</main></body>
</html>
`;
  return String(await page);
}

/** Names may have what means something else in an address. */
const addressOf = (path: string) => path.split('/').map(encodeURIComponent).join('/');
