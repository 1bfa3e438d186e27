#!/usr/bin/env node
import { cancel, intro, isCancel, outro, select, text } from '@clack/prompts';
import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Choices, idOf, NoChoice, refusals, refuse } from './choices.js';
import { portalFiles } from './portal-files.js';

const usage = `npm create pomp-portal [folder] -- [options]

  --brand=…      as the seller is called: --brand="Zonnewarmte"
  --color=…      of buttons and menus, as #rrggbb; Pomp's without it
  --language=…   nl | en
  --router=…     vite | next
  --api=…        where the API is; http://localhost:4000 is Pomp's own, started with npm start

What isn't given is asked.`;

class Cancelled extends Error {}

const answered = (answer: string | symbol): string => {
  if (isCancel(answer) || typeof answer !== 'string') throw new Cancelled();
  return answer;
};

const asked = (name: keyof Choices, message: string, initialValue: string) => async () =>
  answered(await text({ message, initialValue, validate: (given) => refusals[name](given ?? '') }));

const chosen = (message: string, options: { value: string; label: string }[]) => async () =>
  answered(await select({ message, options }));

const questions = {
  brand: asked('brand', 'What is the seller called?', ''),
  color: asked('color', 'Which colour are its buttons and menus? (#rrggbb)', '#1F5B4A'),
  language: chosen('In which language are customers spoken to?', [
    { value: 'nl', label: 'Dutch' },
    { value: 'en', label: 'English' },
  ]),
  router: chosen('What is it built with?', [
    { value: 'vite', label: 'Vite: files that any server can hand out' },
    { value: 'next', label: 'Next' },
  ]),
  api: asked('api', 'Where is the API?', 'http://localhost:4000'),
};

/** Nothing that is there already is written over. */
function refuseFolder(folder: string): void {
  const there = statSync(folder, { throwIfNoEntry: false });
  if (there && !there.isDirectory()) throw new NoChoice(`${folder} is there already, and is no folder.`);
  if (there && readdirSync(folder).length > 0) throw new NoChoice(`${folder} is there already, with files in it.`);
}

async function main() {
  const option = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    options: { brand: option, color: option, language: option, router: option, api: option, help: { type: 'boolean', short: 'h' } },
    allowPositionals: true,
  });
  if (values.help) return console.log(usage);

  const { help: _, ...given } = values;
  const folderOf = (brand: string) => resolve(positionals[0] ?? idOf(brand));
  // Before anything is asked: nobody answers five questions for a refusal.
  refuse(given as Partial<Choices>);
  if (positionals[0] !== undefined || given.brand !== undefined) refuseFolder(folderOf(given.brand ?? ''));
  const ask = process.stdin.isTTY && process.stdout.isTTY;
  if (ask) intro('A portal of your own');
  for (const [name, question] of Object.entries(questions)) {
    const one = name as keyof Choices;
    if (given[one] === undefined && ask) given[one] = await question();
    if (given[one] === undefined && one !== 'color') throw new NoChoice(`--${one} is missing. See --help.`);
  }
  const choices = given as Choices;
  const files = portalFiles(choices);
  const folder = folderOf(choices.brand);
  refuseFolder(folder);
  for (const [path, content] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  const next = `Written to ${folder}. Next: npm install, then npm run dev; README.md says the rest.`;
  if (ask) outro(next);
  else console.log(next);
}

try {
  await main();
} catch (error) {
  if (error instanceof Cancelled) cancel('Nothing was written.');
  else if (error instanceof NoChoice || (error instanceof TypeError && 'code' in error)) console.error(error.message);
  else throw error;
  process.exitCode = 1;
}
