import { Alert, Button, Columns, FileField, Heading, Inline, SelectField, Stack, Text } from '@pomp/design-system';
import { type Brand, foundation, pomp, themeProperties } from '@pomp/design-system/brands';
import { useLocale, useTexts } from '@pomp/language/react';
import { brandModule, figmaVariables, NoBrand, readBrand } from '@pomp/tooling/brand-tokens';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import figma from '@pomp/design-system/tokens/figma-variables.json';
import pompTokens from '@pomp/design-system/tokens/pomp.tokens.json?raw';
import type {} from '../built/preview-page.js';
import { brandsTexts } from '../words/texts.js';
import * as styles from './brand-from-file.css.js';
import { Readability } from './readability.js';

type BrandTokens = Awaited<ReturnType<typeof readBrand>>;

/** What each token is for, as our own variables for Figma say it. */
const descriptions: Record<string, Record<string, string>> = {};
for (const { name, description } of figma.variables) {
  const [group = '', token = ''] = name.split('/');
  (descriptions[group] ??= {})[token] = description;
}

/** Which tokens a file has to have: those of Pomp's. */
const wanted = ['color', 'warmLine', 'drawing', 'font', 'weight', 'tracking', 'radius', 'shadow'] as const;

const missingIn = ({ groups }: BrandTokens): string[] =>
  wanted.flatMap((group) =>
    Object.keys(pomp.theme[group])
      .filter((token) => groups[group]?.[token] === undefined)
      .map((token) => `${group}.${token}`),
  );

/** What a file misses is Pomp's, so that there is something to look at. */
function brandOf({ id, name, groups, dark }: BrandTokens): Brand {
  const filled = Object.fromEntries(wanted.map((group) => [group, { ...pomp.theme[group], ...groups[group] }]));
  const theme = { ...foundation, ...filled } as Brand['theme'];
  if (!dark) return { id, name, theme };
  const inDark = (['color', 'warmLine', 'drawing', 'shadow'] as const).map((group) => [group, { ...theme[group], ...dark[group] }]);
  return { id, name, theme, dark: Object.fromEntries(inDark) as NonNullable<Brand['dark']> };
}

const rulesOf = (properties: Readonly<Record<string, string>>): string =>
  Object.entries(properties)
    .map(([name, value]) => `  ${name}: ${value};\n`)
    .join('');
/** Twice the root: it goes before the brand of the toolbar, whichever style sheet comes first. */
const styleSheet = ({ name, theme, dark }: Brand): string =>
  `/* ${name.replaceAll('*/', '')}: after the style sheet of @pomp/design-system. */\n:root:root {\n${rulesOf(themeProperties(theme, dark))}}\n`;

interface Read {
  tokens: BrandTokens;
  brand: Brand;
}
type Answer = Read | { refused: string; detail: string | undefined };

async function readFile(name: string, text: string): Promise<Answer> {
  try {
    const tokens = await readBrand(name, text);
    return { tokens, brand: brandOf(tokens) };
  } catch (error) {
    if (!(error instanceof NoBrand)) throw error;
    return { refused: error.message, detail: error.detail };
  }
}

function Download({ name, type, text, children }: { name: string; type: string; text: string; children: ReactNode }) {
  return (
    <a href={`data:${type};charset=utf-8,${encodeURIComponent(text)}`} download={name} className={styles.download}>
      {children}
    </a>
  );
}

function Downloads({ tokens, brand }: Read) {
  const texts = useTexts(brandsTexts);
  const imports = ["import { type Brand, foundation } from '@pomp/design-system/brands';"];
  return (
    <Inline gap="m">
      <Download name={`${brand.id}.css`} type="text/css" text={styleSheet(brand)}>
        {texts.styleSheet({ file: `${brand.id}.css` })}
      </Download>
      <Download
        name={`${brand.id}.ts`}
        type="text/typescript"
        text={brandModule(tokens, imports, `Made in Storybook of ${brand.id}.tokens.json.`)}
      >
        {texts.typeScript({ file: `${brand.id}.ts` })}
      </Download>
      <Download
        name={`${brand.id}.figma.json`}
        type="application/json"
        text={JSON.stringify(figmaVariables([tokens], descriptions), null, 2)}
      >
        {texts.figma({ file: `${brand.id}.figma.json` })}
      </Download>
    </Inline>
  );
}

export interface ScreenStory {
  id: string;
  title: string;
}

/** Every screen that is kept as a picture, as Storybook has them. */
function useScreens(): readonly ScreenStory[] {
  return useMemo(() => {
    const { entries = {} } = window.__STORYBOOK_PREVIEW__?.storyStoreValue.storyIndex ?? {};
    return Object.values(entries)
      .filter(({ type, tags }) => type === 'story' && tags?.includes('visual'))
      .map(({ id, title, name }) => ({ id, title: `${title}: ${name}` }));
  }, []);
}

interface ScreenInBrandProps {
  story: ScreenStory;
  brand: Brand;
  scheme: 'light' | 'dark';
}

/** A story in a window of its own, dressed in the brand once it is there. */
function ScreenInBrand({ story: { id, title }, brand, scheme }: ScreenInBrandProps) {
  const locale = useLocale();
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  const [loaded, setLoaded] = useState(0);
  useEffect(() => {
    const shown = frame?.contentDocument;
    if (!shown || loaded === 0) return;
    const sheet = shown.createElement('style');
    sheet.textContent = styleSheet(brand);
    shown.head.append(sheet);
    return () => sheet.remove();
  }, [frame, loaded, brand]);
  return (
    <figure className={styles.screen}>
      <iframe
        ref={setFrame}
        title={title}
        loading="lazy"
        src={`iframe.html?viewMode=story&id=${id}&globals=language:${locale};scheme:${brand.dark ? scheme : 'light'}`}
        className={styles.frame}
        onLoad={() => setLoaded((times) => times + 1)}
      />
      <figcaption>{title}</figcaption>
    </figure>
  );
}

function Screens({ brand }: { brand: Brand }) {
  const texts = useTexts(brandsTexts);
  const screens = useScreens();
  const groups = [...new Set(screens.map(({ title }) => title.split('/')[0] ?? ''))];
  const [group, setGroup] = useState('');
  const [scheme, setScheme] = useState<'light' | 'dark'>('light');
  return (
    <Stack gap="l">
      <Columns tablet="2" gap="m">
        <SelectField
          label={texts.screens}
          name="group"
          help={texts.screensHelp({ count: screens.length })}
          options={groups.map((name) => ({
            value: name,
            label: `${name} (${screens.filter(({ title }) => title.startsWith(`${name}/`)).length})`,
          }))}
          value={group}
          onValueChange={setGroup}
        />
        {brand.dark && (
          <SelectField
            label={texts.scheme}
            name="scheme"
            options={(['light', 'dark'] as const).map((value) => ({ value, label: texts[value] }))}
            value={scheme}
            onValueChange={setScheme}
          />
        )}
      </Columns>
      <div className={styles.screens}>
        {screens
          .filter(({ title }) => title.startsWith(`${group}/`))
          .map((story) => (
            <ScreenInBrand key={`${story.id} ${scheme}`} story={story} brand={brand} scheme={scheme} />
          ))}
      </div>
    </Stack>
  );
}

/** From a file of design tokens to a brand: what is wrong with it, how every screen looks in it, and what others take home. */
export function BrandFromFile() {
  const texts = useTexts(brandsTexts);
  const [answer, setAnswer] = useState<Answer>();
  const take = async (name: string, text: string) => setAnswer(await readFile(name, text));
  const missing = answer && 'tokens' in answer ? missingIn(answer.tokens) : [];
  return (
    <Stack gap="xl">
      <Stack gap="m">
        <Heading level={2}>{texts.title}</Heading>
        <Text>{texts.introduction}</Text>
        <FileField
          label={texts.file}
          name="tokens"
          accept=".json,application/json"
          help={texts.fileHelp}
          error={answer && 'refused' in answer ? texts.refused({ why: answer.refused }) : undefined}
          onFileChosen={(file) => void file.text().then((text) => take(file.name, text))}
        />
        {answer && 'refused' in answer && answer.detail && <pre className={styles.detail}>{answer.detail}</pre>}
        <Inline gap="m">
          <Download name="pomp.tokens.json" type="application/json" text={pompTokens}>
            {texts.tokensOfPomp({ file: 'pomp.tokens.json' })}
          </Download>
          <Button tone="quiet" onClick={() => void take('pomp.tokens.json', pompTokens)}>
            {texts.showPomp}
          </Button>
        </Inline>
      </Stack>
      {answer && 'tokens' in answer && (
        <Stack gap="l">
          <Heading level={2}>{answer.brand.name}</Heading>
          {missing.length > 0 && <Alert tone="warning">{texts.missing({ tokens: missing.join(', ') })}</Alert>}
          <Readability brand={answer.brand} />
          {!answer.brand.dark && <Alert tone="info">{texts.withoutDark}</Alert>}
          {missing.length === 0 && (
            <Stack gap="s">
              <Heading level={3}>{texts.take}</Heading>
              <Downloads {...answer} />
            </Stack>
          )}
          <Screens brand={answer.brand} />
        </Stack>
      )}
    </Stack>
  );
}
